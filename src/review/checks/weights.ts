import { withoutHash } from '../compare/assets.ts';
import { sourceOf } from '../compare/attributes.ts';
import { ourBars, type PageView } from '../compare/built.ts';
import { around, attr, type Element, elements, parentOf } from '../compare/dom.ts';
import { kilobytes } from '../kinds.ts';
import type { PageChange, Weight } from '../types.ts';

/** Growth below this is not worth a sentence. Told and not limited: the budgets stand in tests/journeys/weight.spec.ts. Bytes. */
const notable = 8 * 1024;

const fileName = (name: string) => name.split('/').at(-1) ?? name;
/** `/static/class-1440.avif` → `class`: what the writer called a picture. */
const ownName = (name: string) => fileName(name).replace(/(?:-\d+)?\.[a-z0-9]+$/, '');

interface Part {
  name: string;
  bytes: number;
  element: Element;
}

/** A picture is the same in another size or format; of other files each is its own. */
const keyOf = ({ name, element }: Part) =>
  kinds[element.tagName] === 'Картинка' ? name.replace(fileName(name), ownName(name)) : name;

const kinds: Record<string, string> = { img: 'Картинка', script: 'Скрипт', link: 'Файл' };

/** Addresses of the site's own files one of which an element asks for. */
function filesOf(element: Element): string[] {
  const { tagName } = element;
  if (!kinds[tagName] || (tagName === 'link' && !/preload|stylesheet/.test(attr(element, 'rel') ?? '')))
    return [];
  const parent = parentOf(element);
  // Of all formats of one picture a browser takes the first.
  const first =
    tagName === 'img' && parent?.tagName === 'picture' ? (elements(parent)[0] ?? element) : element;
  const sizes = (attr(first, 'srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]);
  return [attr(first, 'src'), attr(first, 'href'), ...sizes].flatMap((url) =>
    url?.startsWith('/') ? url : [],
  );
}

/** What a page downloads, by name without hash. Of several sizes of one picture the largest counts. */
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

/** A page's HTML as visitors get it: without the marks of a preview and its bars. */
const htmlBytes = ({ html }: PageView) =>
  Buffer.byteLength(html.replace(/ data-app-source="[^"]*"/g, '').replace(ourBars, ''));

/** Weighs a page before and after, and says what made it grow. */
export function weigh(change: PageChange, before: PageView | null, after: PageView | null): Weight {
  const [old, now] = [partsOf(before), partsOf(after)];
  const culprits = [...now].flatMap(([key, part]): Weight['culprits'] => {
    const growth = part.bytes - (old.get(key)?.bytes ?? 0);
    const label = kinds[part.element.tagName] ?? 'Файл';
    // A new page has scripts and fonts like any other: only its pictures are its own.
    if (growth < notable || (!before && label !== 'Картинка')) return [];
    const isPicture = label === 'Картинка';
    const name = isPicture ? ownName(part.name) : fileName(part.name);
    const text = `${label} ${name} ${isPicture ? 'добавила' : 'добавил'} ${kilobytes(growth)}`;
    return [{ text, source: around(part.element).map(sourceOf).find(Boolean) ?? null }];
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
