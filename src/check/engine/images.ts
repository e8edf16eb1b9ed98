import type { Nodes, Root } from 'mdast';
import { walk } from '../../content/mdx/walk.ts';
import type { Element } from './elements.ts';
import type { FieldText } from './fields.ts';

/** A picture as used in a file. */
export interface ImageUse {
  src: string;
  /** Null where the place has no alternative text of its own: the section gives one. */
  alt: string | null;
  field: string | null;
  from: number;
  to: number;
}

/** Names of props and fields that hold a picture. */
const imageKeys = new Set(['src', 'img', 'image', 'poster', 'photo', 'cover', 'picture']);

/** `picture: { file: class.jpg, alt: … }`, or a field that is the picture's address itself. */
const isImageField = (path: readonly PropertyKey[]) =>
  imageKeys.has(String(path.at(-1))) || (path.at(-1) === 'file' && path.at(-2) === 'picture');

/** Every picture of a file: Markdown's, those in props and in fields. */
export function readImages(
  tree: Root | null,
  elements: readonly Element[],
  fields: readonly FieldText[],
): ImageUse[] {
  const images: ImageUse[] = fields
    .filter(({ path, text }) => isImageField(path) && !text.startsWith('https:'))
    .map(({ path, text, from, to }) => ({ src: text, alt: null, field: path.join('.'), from, to }));
  if (tree)
    walk<Nodes>(tree, (node) => {
      if (node.type !== 'image') return;
      const from = node.position?.start.offset ?? 0;
      images.push({
        src: node.url,
        alt: node.alt ?? '',
        field: null,
        from,
        to: node.position?.end.offset ?? from,
      });
    });
  for (const { name, attributes } of elements) {
    // Whatever it shows, it is no picture, and is refused as a whole.
    if (name === 'iframe') continue;
    const alt = attributes.find((attribute) => attribute.name === 'alt')?.value;
    for (const { name: prop, value, range } of attributes) {
      const place = range([]);
      if (!imageKeys.has(prop) || typeof value !== 'string' || !place) continue;
      const field = `<${name} ${prop}>`;
      images.push({ src: value, alt: typeof alt === 'string' ? alt : null, field, ...place });
    }
  }
  return images;
}
