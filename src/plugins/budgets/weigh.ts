import { folderOf } from '../../../mdx-components/index.ts';
import type { PageData, ServedData } from '../../app/page-data.ts';
import type { ClientOutput } from '../prerender/client-output.ts';
import { packedBytes } from './chunks.ts';

/** A part of a page and its bytes after brotli. */
export interface Part {
  name: string;
  bytes: number;
}

const pascal = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The modules that a page makes the browser load when React is asked for, those of sections that wait until somebody
 * comes near (src/app/takeover) among them. Other sections and scenes stay as served.
 */
function modulesOf({ layout, sections, kept = {}, together = [] }: PageData): string[] {
  const asServed = new Set<string>(Object.keys(kept).map(folderOf));
  const loaded = sections.filter((name) => !asServed.has(name) || together.includes(name));
  return [
    `src/content/types/${layout}/${pascal(layout)}Layout.tsx`,
    ...loaded.map((name) => `mdx-components/${name}/${name}.tsx`),
  ];
}

/** Every script that a page loads by itself, with what it imports, but for the writer's text; the heaviest first. */
export function scriptsOf(data: PageData, { entry, table }: ClientOutput): Part[] {
  const found = new Map<string, Part>();
  const visit = (file: string | undefined, name = file?.replace(/^static\/js\/|-[\w-]{8}\.js$/g, '')) => {
    const chunk = file === undefined ? undefined : table.chunks[file];
    if (!file || !chunk || found.has(file)) return;
    found.set(file, { name: name ?? file, bytes: chunk.bytes });
    for (const imported of chunk.imports) visit(imported);
  };
  visit(entry);
  for (const module of modulesOf(data)) visit(table.homes[module], module);
  return heaviestFirst([...found.values()]);
}

/** A page without its main part, whose words, sections and pictures are the writer's: what the machine has added. */
export const withoutMain = (html: string): string => html.replace(/<main[\s\S]*<\/main>/, '<main></main>');

const servedJson = (html: string) =>
  /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** What a page's HTML says of the page. */
export const servedDataIn = (html: string): Partial<ServedData> => JSON.parse(servedJson(html) || '{}');

/** What stands in a page's HTML: its stylesheets, its data, everything else. Each is packed alone. */
export function partsOfHtml(html: string, { styles }: ClientOutput): Part[] {
  const inside = styles.filter(({ css }) => css.trim() !== '' && html.includes(css.trim()));
  const data = servedJson(html);
  const rest = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(data, '');
  return heaviestFirst([
    ...inside.map(({ file, css }) => ({ name: file, bytes: packedBytes(css) })),
    { name: 'данные страницы', bytes: packedBytes(data) },
    { name: 'разметка', bytes: packedBytes(rest) },
  ]);
}

const heaviestFirst = (parts: Part[]) =>
  parts.sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));

export const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
