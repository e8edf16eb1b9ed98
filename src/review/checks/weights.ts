import { withoutHash } from '../compare/assets.ts';
import { sourceOf } from '../compare/blocks.ts';
import { ourBars } from '../compare/built.ts';
import { around, attr, type Element, parentOf } from '../compare/dom.ts';
import type { PageView } from '../compare/view.ts';
import { kilobytes } from '../kinds.ts';
import type { SourcePage } from '../source/pages.ts';
import type { PageChange, Source, Weight } from '../types.ts';

/** Growth below this is not worth a sentence. */
const notable = 8 * 1024;

/** `/static/class-1440.avif` → `class`: what the writer called a picture. */
const ownName = (name: string) => fileName(name).replace(/(?:-\d+)?\.[a-z0-9]+$/, '');
const fileName = (name: string) => name.split('/').at(-1) ?? name;

/** A picture by the name that the writer's file knows it by, whatever it is served as. */
const nameIn = (page: SourcePage | undefined, name: string) => {
  const at = page?.source.indexOf(`${ownName(name)}.`) ?? -1;
  return (at >= 0 && /^[\p{L}\p{N}_-]+\.\w+/u.exec(page?.source.slice(at) ?? '')?.[0]) || fileName(name);
};

interface Part {
  name: string;
  bytes: number;
  element: Element;
}

/** A picture is the same in another size or format; of other files each is its own. */
const keyOf = ({ name, element }: Part) =>
  kinds[element.tagName] === 'Картинка' ? name.replace(fileName(name), ownName(name)) : name;

/** The part of a page that a file is shown in: all formats of one picture are one, of which a browser takes the first. */
const shownIn = (element: Element): Element => {
  const parent = parentOf(element);
  return parent?.tagName === 'picture' ? parent : element;
};

/** Addresses of the site's own files that an element asks for. */
function filesOf(element: Element): string[] {
  const { tagName } = element;
  const value = (name: string) => attr(element, name) ?? '';
  const asked = () => {
    if (tagName === 'img' || tagName === 'source')
      return [
        value('src'),
        ...value('srcset')
          .split(',')
          .map((part) => part.trim().split(/\s+/)[0] ?? ''),
      ];
    if (tagName === 'link' && /preload|stylesheet/.test(value('rel'))) return [value('href')];
    return tagName === 'script' ? [value('src')] : [];
  };
  return asked().filter((url) => url.startsWith('/'));
}

/** What a page downloads, by name without hash. Of several sizes of one picture the largest counts. */
function partsOf({ all, assets }: PageView): Map<string, Part> {
  const parts = new Map<string, Part>();
  const perPlace = new Map<Element, Part>();
  for (const element of all)
    for (const url of filesOf(element)) {
      const [bytes, place] = [assets.size(url) ?? 0, shownIn(element)];
      const known = perPlace.get(place);
      if (!known || (known.element === element && known.bytes < bytes))
        perPlace.set(place, { name: withoutHash(url), bytes, element });
    }
  for (const part of perPlace.values()) parts.set(keyOf(part), part);
  return parts;
}

const kinds: Record<string, string> = { img: 'Картинка', source: 'Картинка', script: 'Скрипт', link: 'Файл' };

/** The line of the page that names a file, else the nearest one known. */
function lineOf(element: Element, name: string, page: SourcePage | undefined): Source | null {
  const index = page?.source.split('\n').findIndex((line) => line.includes(`${ownName(name)}.`)) ?? -1;
  if (page && index >= 0) return { file: page.file, line: index + 1 };
  return around(element).map(sourceOf).find(Boolean) ?? null;
}

/** Weighs a page before and after, and says what made it grow. */
export function weigh(
  change: PageChange,
  before: PageView | null,
  after: PageView | null,
  page: SourcePage | undefined,
): Weight {
  // As visitors get it: without the marks of a preview and its bars.
  const html = (view: PageView | null) =>
    Buffer.byteLength(view?.html.replace(/ data-app-source="[^"]*"/g, '').replace(ourBars, '') ?? '');
  const old = before ? partsOf(before) : new Map<string, Part>();
  const now = after ? partsOf(after) : new Map<string, Part>();
  const sum = (parts: Map<string, Part>) => [...parts.values()].reduce((all, { bytes }) => all + bytes, 0);
  const culprits = [...now].flatMap(([key, part]): Weight['culprits'] => {
    const growth = part.bytes - (old.get(key)?.bytes ?? 0);
    const label = kinds[part.element.tagName] ?? 'Файл';
    // A new page has scripts and fonts like any other: only its pictures are its own.
    if (growth < notable || (!before && label !== 'Картинка')) return [];
    const verb = label === 'Картинка' ? 'добавила' : 'добавил';
    const text = `${label} ${nameIn(page, part.name)} ${verb} ${kilobytes(growth)}`;
    return [{ text, source: lineOf(part.element, part.name, page) }];
  });
  const growth = html(after) - html(before);
  if (before && after && growth >= notable) {
    const [added] = change.blocks
      .filter(({ kind }) => kind === 'added')
      .sort((a, b) => textLength(b) - textLength(a));
    culprits.push({
      text: `Разметка, текст и стили добавили ${kilobytes(growth)}${added ? `, больше всего — ${added.label}` : ''}`,
      source: added?.source ?? null,
    });
  }
  return {
    before: before ? html(before) + sum(old) : null,
    after: after ? html(after) + sum(now) : null,
    culprits,
  };
}

const textLength = ({ runs }: PageChange['blocks'][number]) =>
  runs.reduce((all, { text }) => all + text.length, 0);
