import { type Column, type PictureData, pictureMarkup } from '../content/pictures/picture.ts';

interface PictureProps {
  picture: PictureData;
  /** Alternative text. */
  alt: string;
  /** Width of its column. */
  column: Column;
  /** Above the text, on the first screen: loaded before everything else. */
  first?: boolean;
  className?: string | undefined;
}

/** A writer's own picture, in the format and size that the browser chooses, in a box that never shifts. */
export function Picture({ picture, alt, column, first, className }: PictureProps) {
  const markup = pictureMarkup(first ? { ...picture, first } : picture, import.meta.env.BASE_URL, column);
  const { sources, src, ...image } = markup;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...image} decoding="async" src={src} alt={alt} className={className} />
    </picture>
  );
}
