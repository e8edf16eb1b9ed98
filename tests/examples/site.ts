import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every section with examples: its name and its file. */
export const examples = readdirSync(join(root, 'mdx-components'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.examples.mdx'))
  .sort()
  .map((file) => ({ name: basename(file, '.examples.mdx'), file: join(root, 'mdx-components', file) }));

/** Half of a test is loading its page, so sections share one. */
const perPage = 9;
const groups = Array.from({ length: Math.ceil(examples.length / perPage) }, (_, place) =>
  examples.slice(place * perPage, (place + 1) * perPage),
);

const code = `~~~\n${'journal '.repeat(20)}\n~~~\n\n`;
/** Makes a page load the styles of articles; its rule and its code must not be wider than a phone. */
const text = `Примеры разделов.\n\n---\n\n${code}<Callout>\n\n${code}</Callout>\n\n`;

/** The pages of the examples. On each, sections follow their names, which are its sixth-level headings. */
export const examplePages = groups.map((sections, place) => ({
  url: `/examples/page-${place + 1}`,
  names: sections.map(({ name }) => name),
  text: text + sections.map(({ name, file }) => `###### ${name}\n\n${readFileSync(file, 'utf8')}`).join('\n'),
}));

/** Adds the pages of the examples to a copy of the project. */
export function addExamples(copy: string): void {
  mkdirSync(join(copy, 'pages/examples'), { recursive: true });
  for (const { url, names, text } of examplePages) {
    const frontmatter = `title: Примеры ${names[0]} и других\ndescription: Все примеры этих разделов на одной странице, один под другим.`;
    writeFileSync(join(copy, `pages${url}.mdx`), `---\n${frontmatter}\n---\n\n${text}`);
  }
}
