import { type Column, type PictureData, pictureMarkup } from '../content/pictures/picture.ts';

interface PictureProps {
  picture: PictureData;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** How wide it stands. */
  column: Column;
  /** Over the text, on the first screen: asked for before everything else. */
  first?: boolean;
  className?: string | undefined;
}

/** A writer's own picture: the format and the size that the browser wants, in a box that never shifts. */
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
