import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listContentFiles } from '../../src/content/store.ts';

/** The project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the built examples wait for their tests. */
export const examplesSite = join(root, 'node_modules/.cache/examples-site');

/** Every section with examples: its name, its page in the examples' site, its file. */
export const examples = readdirSync(join(root, 'mdx-components'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.examples.mdx'))
  .sort()
  .map((file) => {
    const name = basename(file, '.examples.mdx');
    return { name, file: join(root, 'mdx-components', file), url: `/examples/${name.toLowerCase()}` };
  });

/**
 * Turns a copy of the project into a site of examples: a page for each section, beside entries that keep their facts
 * for cards and lists but lose their text.
 */
export function fillExamples(copy: string): void {
  for (const page of listContentFiles(copy).filter((file) => !file.includes('/_site/'))) {
    const file = join(copy, page);
    const [frontmatter] = readFileSync(file, 'utf8').match(/^---\n[\s\S]*?\n---\n/) ?? [''];
    writeFileSync(file, `${frontmatter}\nТекст.\n`);
  }
  mkdirSync(join(copy, 'pages/examples'), { recursive: true });
  for (const { name, file, url } of examples) {
    const frontmatter = `title: Примеры ${name}\ndescription: Все примеры раздела ${name} на одной странице, один под другим.`;
    writeFileSync(join(copy, `pages${url}.mdx`), `---\n${frontmatter}\n---\n\n${readFileSync(file, 'utf8')}`);
  }
}
