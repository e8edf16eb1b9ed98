import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../../content/slugs.ts';
import type { SiteRule } from '../engine/rule.ts';

/**
 * Files that the site does not read, or whose name makes a bad address.
 *
 * Bad: `pages/о нас.mdx`, `pages/about.md`. Good: `pages/about.mdx`.
 */
export const strayFile: SiteRule = {
  id: 'file/name',
  severity: 'error',
  *check({ files, root }) {
    const folder = join(root, 'pages');
    const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of all.map((path) => path.replaceAll('\\', '/')).sort()) {
      const file = `pages/${name}`;
      if (/\.(?:md|markdown|html?|docx?|txt|MDX)$/.test(name) && !/(^|\/)(?:README\.md|_[^/]*)/.test(name)) {
        const stem = name.replace(/\.\w+$/, '');
        yield {
          ...{ file, from: 0 },
          what: 'Этот файл сайт не читает: страницы\u00a0— только .mdx.',
          hint: `Переименуйте его в\u00a0${stem.split('/').at(-1)}.mdx или уберите из pages.`,
        };
      } else if (files.has(file) && /[^a-z0-9_/.-]/.test(name)) {
        const parts = name
          .replace(/\.mdx$/, '')
          .split('/')
          .map(slugify);
        yield {
          ...{ file, from: 0 },
          what: `В\u00a0имени файла «${name}» есть пробелы, большие или нелатинские буквы: адрес выйдет неудобным.`,
          hint: `Переименуйте его в\u00a0pages/${parts.join('/')}.mdx.`,
        };
      }
    }
  },
};
