import { withoutHash } from '../compare/assets.ts';
import { sourceOf } from '../compare/attributes.ts';
import { type PageView, writersBars } from '../compare/built.ts';
import { attr, type Element, elements, parentOf, selfAndAncestors } from '../compare/dom.ts';
import { kilobytes } from '../texts.ts';
import type { PageChange, Weight } from '../types.ts';

/** Smaller growth in bytes is not reported; tests/journeys/weight.spec.ts checks the budgets. */
const notable = 8 * 1024;

const fileName = (name: string) => name.split('/').at(-1) ?? name;
/** `/static/class-1440.avif` → `class`: the name that the writer gave a picture. */
const givenName = (name: string) => fileName(name).replace(/(?:-\d+)?\.[a-z0-9]+$/, '');

interface Part {
  name: string;
  bytes: number;
  element: Element;
}

/** Returns the key of a file, which the sizes and formats of a picture share. */
const keyOf = ({ name, element }: Part) =>
  kinds[element.tagName] === 'Картинка' ? name.replace(fileName(name), givenName(name)) : name;

const kinds: Record<string, string> = { img: 'Картинка', script: 'Скрипт', link: 'Файл' };

/** Returns the addresses of the site's own files of which the browser loads one for an element. */
function filesOf(element: Element): string[] {
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

/** Returns the files that a page loads, by key; of a picture the largest size. */
function partsOf(view: PageView | null): Map<string, Part> {
  const parts = view?.all.flatMap((element): Part[] => {
    const sized = filesOf(element).map((url) => ({
      name: withoutHash(url),
      bytes: view.assets.size(url) ?? 0,
      element,
    }));
    return sized.sort((a, b) => b.bytes - a.bytes).slice(0, 1);
  });
  return new Map(parts?.map((part) => [keyOf(part), part]));
}

/** Size of a page's HTML as visitors get it: without the preview's attributes and bars. */
const htmlBytes = ({ html }: PageView) =>
  Buffer.byteLength(html.replace(/ data-app-source="[^"]*"/g, '').replace(writersBars, ''));

/** Weighs a page before and after and lists what made it grow. */
export function weigh(change: PageChange, before: PageView | null, after: PageView | null): Weight {
  const [old, now] = [partsOf(before), partsOf(after)];
  const culprits = [...now].flatMap(([key, part]): Weight['culprits'] => {
    const growth = part.bytes - (old.get(key)?.bytes ?? 0);
    const label = kinds[part.element.tagName] ?? 'Файл';
    // Scripts and fonts of a new page are the same as on other pages; only its pictures are its own.
    if (growth < notable || (!before && label !== 'Картинка')) return [];
    const isPicture = label === 'Картинка';
    const name = isPicture ? givenName(part.name) : fileName(part.name);
    const text = `${label} ${name} ${isPicture ? 'добавила' : 'добавил'} ${kilobytes(growth)}`;
    return [{ text, source: selfAndAncestors(part.element).map(sourceOf).find(Boolean) ?? null }];
  });
  const growth = before && after ? htmlBytes(after) - htmlBytes(before) : 0;
  if (growth >= notable) {
    const [added] = change.blocks
      .filter(({ kind }) => kind === 'added')
      .sort((a, b) => textLength(b) - textLength(a));
    culprits.push({
      text: `Разметка, текст и стили добавили ${kilobytes(growth)}${added ? `, больше всего — ${added.label}` : ''}`,
      source: added?.source ?? null,
    });
  }
  const total = (view: PageView | null, parts: ReadonlyMap<string, Part>) =>
    view && [...parts.values()].reduce((sum, { bytes }) => sum + bytes, htmlBytes(view));
  return { before: total(before, old), after: total(after, now), culprits };
}

const textLength = ({ runs }: PageChange['blocks'][number]) =>
  runs.reduce((all, { text }) => all + text.length, 0);
