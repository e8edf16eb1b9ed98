import { withoutHash } from '../compare/assets.ts';
import { type Element, parentOf } from '../compare/dom.ts';
import type { PageView } from '../compare/view.ts';
import type { Weight } from '../types.ts';

/** The part of a page that a file is shown in: all formats of one picture are one, of which a browser takes the first. */
const shownIn = (element: Element): Element => {
  const parent = parentOf(element);
  return parent?.tagName === 'picture' ? parent : element;
};

/** What a page is and what it downloads, in bytes. Of several sizes of one picture the largest counts, and that once. */
function bytesOf({ bytes, files, assets }: PageView): number {
  const places = new Map<Element, { url: string; element: Element; bytes: number }>();
  for (const { url, element } of files) {
    const [size, place] = [assets.size(url) ?? 0, shownIn(element)];
    const known = places.get(place);
    if (!known || (known.element === element && known.bytes < size))
      places.set(place, { url, element, bytes: size });
  }
  const parts = new Map([...places.values()].map((part) => [withoutHash(part.url), part.bytes]));
  return [...parts.values()].reduce((sum, size) => sum + size, bytes);
}

/** Weighs a page before and after. */
export const weigh = (before: PageView | null, after: PageView | null): Weight => ({
  before: before && bytesOf(before),
  after: after && bytesOf(after),
});
