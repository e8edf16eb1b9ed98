import type { Root } from 'mdast';
import { nodesOf, rangeOf } from '../../content/mdx/walk.ts';
import type { Value } from './values.ts';

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

/** Every picture of a file: Markdown's, those in props and in fields. */
export const readImages = (tree: Root | null, values: readonly Value[]): ImageUse[] => [
  ...nodesOf(tree, 'image').map((node) => ({
    src: node.url,
    alt: node.alt ?? '',
    field: null,
    ...rangeOf(node),
  })),
  ...values.flatMap((value) => (value.element ? propImage(value, value.element) : fieldImage(value))),
];

/** `picture: { file: class.jpg, alt: … }`, or a field that is the picture's address itself. */
function fieldImage({ path, text, field, from, to }: Value): ImageUse[] {
  const isImage = imageKeys.has(String(path.at(-1))) || (path.at(-1) === 'file' && path.at(-2) === 'picture');
  return isImage && !text.startsWith('https:') ? [{ src: text, alt: null, field, from, to }] : [];
}

/** The place is that of the whole value, its quotes too. */
function propImage(
  { path, text, field, from, to }: Value,
  { name, attributes }: NonNullable<Value['element']>,
): ImageUse[] {
  // Whatever an iframe shows, it is no picture, and is refused as a whole.
  if (name === 'iframe' || path.length > 1 || !imageKeys.has(String(path[0]))) return [];
  const alt = attributes.find((attribute) => attribute.name === 'alt')?.value;
  return [{ src: text, alt: typeof alt === 'string' ? alt : null, field, from: from - 1, to: to + 1 }];
}
