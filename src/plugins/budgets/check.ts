import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../app/page-data.ts';
import type { Packed } from '../../cache/packed.ts';
import type { ClientOutput } from '../prerender/client-output.ts';
import type { WrittenPage } from '../prerender/print-pages.ts';
import { packedBytes } from './chunks.ts';
import { type Budget, budgetOf, budgets, heavyPage, perSection } from './limits.ts';
import { type Part, partsOfHtml, scriptsOf, servedDataIn, sum, withoutMain } from './weigh.ts';

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
 * Weighs what the machine has added to the largest pages of each type against their budgets, and tells of heavy pages.
 * @param site folder of the finished pages
 * @param packed packs the home page as hosts send it
 * @returns a Russian sentence for each budget exceeded, with what weighs most
 */
export async function exceededBudgets(
  site: string,
  pages: readonly WrittenPage[],
  client: ClientOutput,
  base: string,
  { pack }: Packed,
): Promise<string[]> {
  const found: string[] = [];
  const fonts = client.fonts.map((name) => ({ name, bytes: readFileSync(join(site, name)).length }));
  found.push(
    ...overrun(
      'src/plugins/fonts/fonts.ts',
      'шрифты до показа страницы',
      sum(fonts),
      budgets.preloadedFonts,
      () => fonts,
    ),
  );
  const { chunks, homes } = client.table;
  const late = (file: string, what: string, chunk: string | undefined, limit: number) => {
    const bytes = chunks[chunk ?? '']?.bytes ?? 0;
    found.push(...overrun(file, what, bytes, limit, () => [{ name: file, bytes }]));
  };
  late('src/app/client/vitals.ts', 'скрипт измерений', client.vitals, budgets.measuring);
  late('src/ui/Toaster.tsx', 'скрипт сообщений', homes['src/ui/Toaster.tsx'], budgets.messages);
  for (const { file, type, html, json } of largest(pages)) {
    const text = readFileSync(join(site, html), 'utf8');
    // Budgets are those of a site at the root of its host: the words of a longer path are not the page's.
    const atRoot = text.replaceAll(base, '/');
    const data = JSON.parse(readFileSync(join(site, json), 'utf8')) as PageData;
    const isHome = html === 'index.html';
    const limit = limitOf(isHome ? budgets.home : budgetOf(type), data.sections.length, data.scenes.length);
    const empty = withoutMain(atRoot);
    const weight = isHome ? (await pack(empty)).length : packedBytes(empty);
    const scripts = scriptsOf({ ...data, ...servedDataIn(text) }, client);
    found.push(
      ...overrun(file, 'разметка и стили', weight, limit.html, () => partsOfHtml(withoutMain(text), client)),
    );
    // Others ask for nothing before their visitor does.
    if (text.includes(' data-app-near=""'))
      found.push(...overrun(file, 'скрипты', sum(scripts), limit.scripts, () => scripts));
    const whole = packedBytes(atRoot);
    if (whole > heavyPage)
      console.log(
        `  ${file}: страница весит ${kilobytes(whole)}, на слабой связи её долго ждать. Подумайте, не разделить ли её на две.`,
      );
  }
  return found;
}

/** A page's budget with what its sections and pictures of the product may add; those draw by themselves without script. */
const limitOf = ({ html, scripts }: Budget, sections: number, scenes: number): Budget => ({
  html: html + (sections + scenes) * perSection.html,
  scripts: scripts + sections * perSection.scripts,
});

/** The home page and the largest pages of each type. */
function largest(pages: readonly WrittenPage[]): WrittenPage[] {
  const bySize = [...pages].sort((a, b) => b.size - a.size || (a.url < b.url ? -1 : 1));
  const count = new Map<string, number>();
  return bySize.filter(({ type, html }) => {
    count.set(type, (count.get(type) ?? 0) + 1);
    return html === 'index.html' || (count.get(type) ?? 0) <= weighed;
  });
}
