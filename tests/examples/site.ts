import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { contentFiles } from '../pages.ts';

/** The project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every section with examples: its name and its file. */
export const examples = readdirSync(join(root, 'mdx-components'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.examples.mdx'))
  .sort()
  .map((file) => ({ name: basename(file, '.examples.mdx'), file: join(root, 'mdx-components', file) }));

/** Half of a test is loading its page: sections share one. */
const perPage = 5;
const groups = Array.from({ length: Math.ceil(examples.length / perPage) }, (_, place) =>
  examples.slice(place * perPage, (place + 1) * perPage),
);

/** The pages of the examples' site. On each the sections stand below their names, which are its sixth-level headings. */
export const examplePages = groups.map((sections, place) => ({
  url: `/examples/page-${place + 1}`,
  names: sections.map(({ name }) => name),
  text: sections.map(({ name, file }) => `###### ${name}\n\n${readFileSync(file, 'utf8')}`).join('\n'),
}));

/** Front matter as it stands in a file, its dashes included. */
const frontmatterOf = (file: string) => readFileSync(file, 'utf8').match(/^---\n[\s\S]*?\n---\n/)?.[0] ?? '';

/** The first of every list in it, at all depths. */
function firsts(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firsts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, firsts(inner)]));
}

/** Leaves one link of each kind in header and footer, whose whole trees every page would otherwise carry. */
function thin(copy: string, name: string, whole: string[] = []): void {
  const file = join(copy, `pages/_site/${name}.mdx`);
  const data = parse(frontmatterOf(file).replaceAll(/^---$/gm, '')) as Record<string, unknown>;
  const kept = Object.fromEntries(whole.map((key) => [key, data[key]]));
  writeFileSync(file, `---\n${stringify({ ...(firsts(data) as object), ...kept })}---\n`);
}

/**
 * Turns a copy of the project into a site of examples, beside entries that keep their facts for cards and lists but
 * lose their text. Other pages would only have to be built.
 */
export function fillExamples(copy: string): void {
  for (const page of contentFiles(copy).filter((file) => !file.includes('/_site/'))) {
    const file = join(copy, page);
    if (/^pages\/(?!index\.|_404\.)[^/]+$/.test(page)) rmSync(file);
    else writeFileSync(file, `${frontmatterOf(file)}\nТекст.\n`);
  }
  thin(copy, 'header');
  thin(copy, 'footer', ['logos']);
  mkdirSync(join(copy, 'pages/examples'), { recursive: true });
  for (const { url, names, text } of examplePages) {
    const frontmatter = `title: Примеры ${names[0]} и других\ndescription: Все примеры этих разделов на одной странице, один под другим.`;
    writeFileSync(join(copy, `pages${url}.mdx`), `---\n${frontmatter}\n---\n\n${text}`);
  }
}
