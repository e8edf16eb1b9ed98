import { withoutHash } from '../compare/assets.ts';
import { sourceOf } from '../compare/attributes.ts';
import { type PageView, writersBars } from '../compare/built.ts';
import { attr, type BuiltElement, elements, parentOf, selfAndAncestors } from '../compare/dom.ts';
import { beginning, gistOf, kilobytes, quoted } from '../texts.ts';
import type { BlockChange, Weight } from '../types.ts';

/** Smaller growth in bytes is not reported; tests/journeys/weight.spec.ts checks the budgets. */
const notable = 8 * 1024;

/** What makes an element heavy, by its tag. */
const kinds: Record<string, string> = { img: 'Картинка', script: 'Скрипт', link: 'Файл' };

/** Returns the addresses of the site's own files of which the browser loads one for an element. */
function filesOf(element: BuiltElement): string[] {
  const { tagName } = element;
  if (!kinds[tagName] || (tagName === 'link' && !/preload|stylesheet/.test(attr(element, 'rel') ?? '')))
    return [];
  const parent = parentOf(element);
  // Of a picture the browser loads the first format that it supports.
  const first =
    tagName === 'img' && parent?.tagName === 'picture' ? (elements(parent)[0] ?? element) : element;
  const sizes = (attr(first, 'srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]);
  return [attr(first, 'src'), attr(first, 'href'), ...sizes].flatMap((url) =>
    url?.startsWith('/') ? url : [],
  );
}

/** Returns the files that a page loads, by name; a picture by the name that its sizes share, with the largest one. */
function partsOf(view: PageView | null) {
  const parts = new Map<string, { bytes: number; element: BuiltElement }>();
  for (const element of view?.all ?? []) {
    const sized = filesOf(element).map((url) => ({ url, bytes: view?.assets.size(url) ?? 0 }));
    const [largest] = sized.sort((a, b) => b.bytes - a.bytes);
    if (!largest) continue;
    const name = withoutHash(largest.url);
    // `/static/class-1440.avif` → `/static/class`
    const shared = element.tagName === 'img' ? name.replace(/(?:-\d+)?\.[a-z0-9]+$/, '') : name;
    parts.set(shared, { bytes: largest.bytes, element });
  }
  return parts;
}

/** Size of a page's HTML as visitors get it: without the preview's attributes and bars. */
const htmlBytes = ({ html }: PageView) =>
  Buffer.byteLength(html.replace(/ data-app-source="[^"]*"/g, '').replace(writersBars, ''));

/** Weighs a page before and after and lists what made it grow. */
export function weigh(
  blocks: readonly BlockChange[],
  before: PageView | null,
  after: PageView | null,
): Weight {
  const [old, now] = [partsOf(before), partsOf(after)];
  const culprits = [...now].flatMap(([name, { bytes, element }]): Weight['culprits'] => {
    const growth = bytes - (old.get(name)?.bytes ?? 0);
    const isPicture = element.tagName === 'img';
    // Scripts and fonts of a new page are the same as on other pages; only its pictures are its own.
    if (growth < notable || (!before && !isPicture)) return [];
    const added = `${isPicture ? 'добавила' : 'добавил'} ${kilobytes(growth)}`;
    const text = `${kinds[element.tagName]} ${name.split('/').at(-1)} ${added}`;
    return [{ text, source: selfAndAncestors(element).map(sourceOf).find(Boolean) ?? null }];
  });
  const growth = before && after ? htmlBytes(after) - htmlBytes(before) : 0;
  if (growth >= notable) {
    const [added] = blocks
      .filter(({ kind }) => kind === 'added')
      .sort((a, b) => textLength(b) - textLength(a));
    culprits.push({
      text: `Разметка, текст и стили добавили ${kilobytes(growth)}${added ? `, больше всего — ${added.label} ${quoted(beginning(gistOf(added), 50))}` : ''}`,
      source: added?.source ?? null,
    });
  }
  const total = (view: PageView | null, parts: typeof now) =>
    view && [...parts.values()].reduce((sum, { bytes }) => sum + bytes, htmlBytes(view));
  const [was, is] = [total(before, old), total(after, now)];
  // Whatever came to a page that became lighter took the place of something heavier.
  return { before: was, after: is, culprits: was !== null && is !== null && is <= was ? [] : culprits };
}

const textLength = ({ runs }: BlockChange) => runs.reduce((all, { text }) => all + text.length, 0);
