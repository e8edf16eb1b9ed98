import type { Assets } from '../compare/assets.ts';
import { withoutHash } from '../compare/assets.ts';
import { sourceOf } from '../compare/blocks.ts';
import { type Element, parentOf } from '../compare/dom.ts';
import type { PageView } from '../compare/view.ts';
import type { SourcePage } from '../source/pages.ts';
import type { PageChange, Source, Weight } from '../types.ts';

/** Growth below this is not worth a sentence. */
const notable = 8 * 1024;

interface Part {
  name: string;
  bytes: number;
  element: Element;
}

/** What a page downloads, by name without hash. Of several sizes of one picture the largest counts. */
function partsOf(view: PageView, assets: Assets): Map<string, Part> {
  const parts = new Map<string, Part>();
  const perElement = new Map<Element, Part>();
  for (const { url, element } of view.files) {
    const bytes = assets.size(url) ?? 0;
    const known = perElement.get(element);
    if (!known || known.bytes < bytes) perElement.set(element, { name: withoutHash(url), bytes, element });
  }
  for (const part of perElement.values()) parts.set(part.name, part);
  return parts;
}

const kinds: Record<string, string> = { img: 'Картинка', source: 'Картинка', script: 'Скрипт', link: 'Файл' };
export const kilobytes = (bytes: number) => {
  const value = Math.abs(bytes) / 1024;
  const text = value < 10 ? value.toFixed(1).replace('.', ',') : `${Math.round(value)}`;
  return `${text}\u00a0КБ`;
};

function lineOf(element: Element, name: string, page: SourcePage | undefined): Source | null {
  const file = (name.split('/').at(-1) ?? name).replace(/\.[a-z0-9]+$/, '');
  const index = page?.source.split('\n').findIndex((line) => line.includes(file)) ?? -1;
  if (page && index >= 0) return { file: page.file, line: index + 1 };
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const source = sourceOf(at);
    if (source) return source;
  }
  return null;
}

/** Weighs a page before and after, and says what made it grow. */
export function weigh(
  change: PageChange,
  before: { view: PageView; assets: Assets } | null,
  after: { view: PageView; assets: Assets } | null,
  page: SourcePage | undefined,
): Weight {
  const html = (side: typeof before) => side?.view.bytes ?? 0;
  const old = before ? partsOf(before.view, before.assets) : new Map<string, Part>();
  const now = after ? partsOf(after.view, after.assets) : new Map<string, Part>();
  const sum = (parts: Map<string, Part>) => [...parts.values()].reduce((all, { bytes }) => all + bytes, 0);
  const culprits: Weight['culprits'] = [];
  if (before && after) {
    for (const part of now.values()) {
      const growth = part.bytes - (old.get(part.name)?.bytes ?? 0);
      if (growth < notable) continue;
      const label = kinds[part.element.tagName] ?? 'Файл';
      const verb = label === 'Картинка' ? 'добавила' : 'добавил';
      const name = part.name.split('/').at(-1) ?? part.name;
      const text = `${label} ${name} ${verb} ${kilobytes(growth)}`;
      culprits.push({ text, source: lineOf(part.element, part.name, page) });
    }
    const growth = html(after) - html(before);
    if (growth >= notable) {
      const added = change.blocks
        .filter(({ kind }) => kind === 'added')
        .sort((a, b) => textLength(b) - textLength(a))[0];
      const source = added?.source ?? null;
      culprits.push({
        text: `Разметка, текст и стили добавили ${kilobytes(growth)}${added ? `, больше всего — ${added.label}` : ''}`,
        source,
      });
    }
  }
  return {
    before: before ? html(before) + sum(old) : null,
    after: after ? html(after) + sum(now) : null,
    culprits,
  };
}

const textLength = ({ runs }: PageChange['blocks'][number]) =>
  runs.reduce((all, { text }) => all + text.length, 0);
