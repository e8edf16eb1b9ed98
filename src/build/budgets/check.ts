import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../app/page-data.ts';
import type { Packed } from '../cache/packed.ts';
import type { ClientBundle } from '../client-bundle.ts';
import type { WrittenPage } from '../pages/write.ts';
import { packedBytes } from './chunks.ts';
import { budgets } from './limits.ts';
import { type Part, partsOfHtml, scriptsOf, sum } from './weigh.ts';

/** How many of a type's largest pages are weighed: the others are lighter, and weighing takes time. */
const weighed = 1;
/** How many culprits are named. */
const named = 4;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')}\u00a0кБ`;

function overrun(
  file: string,
  what: string,
  bytes: number,
  limit: number,
  partsOf: () => readonly Part[],
): string[] {
  if (bytes <= limit) return [];
  const culprits = partsOf()
    .slice(0, named)
    .map((part) => `${part.name} ${kilobytes(part.bytes)}`);
  return [
    `${file}: ${what} — ${kilobytes(bytes)}, можно ${kilobytes(limit)}. Больше всего весят: ${culprits.join(', ')}.`,
  ];
}

/**
 * Weighs the largest pages of each type against their budgets. Those of the last build have kept to them.
 * @param site folder of the finished pages
 * @param packed packs the home page as hosts send it
 * @returns a Russian sentence for each budget exceeded, with what weighs most
 */
export async function exceededBudgets(
  site: string,
  pages: readonly WrittenPage[],
  client: ClientBundle,
  base: string,
  { pack }: Packed,
): Promise<string[]> {
  const found: string[] = [];
  const fonts = client.fonts.map((name) => ({ name, bytes: readFileSync(join(site, name)).length }));
  found.push(
    ...overrun(
      'src/build/fonts.ts',
      'шрифты до показа страницы',
      sum(fonts),
      budgets.preloadedFonts,
      () => fonts,
    ),
  );
  for (const { file, type, html, json } of largest(pages).filter(({ isNew }) => isNew)) {
    const text = readFileSync(join(site, html), 'utf8');
    const data = JSON.parse(readFileSync(join(site, json), 'utf8')) as PageData;
    const body = data.module ? readFileSync(join(site, data.module.slice(base.length)), 'utf8') : '';
    const isHome = html === 'index.html';
    const limit = budgets[isHome ? 'home' : type];
    const weight = isHome ? (await pack(text)).length : packedBytes(text);
    const scripts = scriptsOf(data, body, client);
    found.push(...overrun(file, 'страница со стилями', weight, limit.html, () => partsOfHtml(text, client)));
    found.push(...overrun(file, 'скрипты', sum(scripts), limit.scripts, () => scripts));
  }
  return found;
}

/** The home page and the largest pages of each type. */
function largest(pages: readonly WrittenPage[]): WrittenPage[] {
  const bySize = [...pages].sort((a, b) => b.size - a.size || (a.url < b.url ? -1 : 1));
  const count = new Map<string, number>();
  return bySize.filter(({ type, html }) => {
    count.set(type, (count.get(type) ?? 0) + 1);
    return html === 'index.html' || (count.get(type) ?? 0) <= weighed;
  });
}
