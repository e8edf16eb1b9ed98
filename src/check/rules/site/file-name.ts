import { existsSync, readdirSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import type { ContentFile } from '../../../content/content-file.ts';
import { listFiles } from '../../../content/files/list-files.ts';
import { innerPath, pagesFolder } from '../../../content/files/paths.ts';
import { slugify } from '../../../content/files/slugs.ts';
import { isPictureFile } from '../../../content/pictures/open-pictures.ts';
import type { Fix, Told } from '../../../content/problems/problems.ts';
import { entryTypes } from '../../../content/types/index.ts';
import type { SiteRule } from '../../engine/rule.ts';
import type { CheckedSite } from '../../engine/site.ts';

/** Whether a path makes a bad address: its file is often a copy, and nothing links to it yet. */
export const isMisnamed = (file: string): boolean => /[^a-z0-9_/.-]/.test(file);

/**
 * Files have names that the site reads and that make good addresses.
 *
 * Bad: `pages/о нас.mdx`, `pages/about.md`. Good: `pages/about.mdx`.
 */
const strayFile: SiteRule = {
  id: 'file/name',
  *check({ files, root }) {
    const { files: all, links } = listFiles(join(root, pagesFolder));
    for (const name of links)
      yield {
        file: `pages/${name}`,
        what: 'Это ссылка на папку или на то, чего нет: сайт её не читает.',
        hint: 'Положите в\u00a0pages сами файлы или удалите ссылку.',
      };
    for (const file of all.map((name) => `${pagesFolder}/${name}`)) {
      const content = files.get(file)?.content;
      const isRead =
        /\.mdx$|\/(?:README\.md|_[^/]*|[Tt]humbs\.db|[Dd]esktop\.ini)/.test(file) || isPictureFile(file);
      if (!isRead) yield { file, ...otherFormat(file) };
      else if (content && isMisnamed(file)) yield { file, ...otherLetters(content, files) };
    }
  },
};

/** A file with another extension than a page's. */
function otherFormat(file: string): Told {
  // Some programs hide the second extension of `about.mdx.txt`.
  const page = `${file.replace(/(?:\.mdx)?\.\w+$/i, '')}.mdx`;
  // Of `about.pdf` nobody knows whether it is a page; a new file on GitHub has the extension that one types.
  const isText = /(?:\.(?:md|markdown|txt|mdx)|\/[^/.]+)$/i.test(file);
  return {
    what: 'Этот файл сайт не читает: страницы\u00a0— только .mdx.',
    hint: isText
      ? `Переименуйте его в\u00a0${basename(page)} или уберите из\u00a0pages.`
      : 'Уберите его из\u00a0pages: файл для скачивания кладут в\u00a0public, а\u00a0страницу с\u00a0текстом из\u00a0Word начинает npm run new.',
    fix: isText && !/(?<!\.mdx)\.txt$/i.test(file) ? renaming(page) : undefined,
  };
}

/** A page whose name makes a bad address. */
function otherLetters({ file }: ContentFile, files: CheckedSite['files']): Told {
  const what = `В\u00a0имени файла «${file.slice(pagesFolder.length + 1)}» есть пробелы, большие или нелатинские буквы: адрес выйдет неудобным.`;
  // A leading `_` has a meaning and stays.
  const parts = innerPath(file)
    .split('/')
    .map((part) => (part.startsWith('_') ? part : slugify(part)));
  const right = `${pagesFolder}/${parts.join('/')}.mdx`;
  return parts.includes('') || files.has(right)
    ? { what, hint: 'Назовите его иначе, маленькими латинскими буквами.' }
    : { what, hint: `Переименуйте его в\u00a0${right}.`, fix: renaming(right) };
}

const renaming = (rename: string): Fix => ({
  title: `Переименовать в\u00a0${rename}`,
  edits: [],
  rename,
});

/**
 * Entries are in the folder of their type, whose name may differ from its list page's.
 *
 * Bad: a post in `pages/blog/`, or in `pages/blog-single/2025/`. Good: the same in `pages/blog-single/`.
 */
const wrongFolder: SiteRule = {
  id: 'file/folder',
  *check({ files }) {
    for (const [file, { content }] of files) {
      const [, folder, name = ''] = /^pages\/(?:([^/]+)\/(?:.+\/)?)?([^/]+)$/.exec(file) ?? [];
      const own = entryTypes.find((one) => one.name === content.type);
      if (!own || name.startsWith('_')) continue;
      // It may be of its folder's type, unless it has a field that only another type has.
      const fields = Object.keys(content.frontmatter.data);
      const foreign = fields.filter((field) => !(field in own.schema.shape));
      const has = (one: typeof own, field: string) => field in one.schema.shape;
      const type = entryTypes.find((one) =>
        own.name === 'page' && 'list' in one && (one.list === `/${folder}` || one.folder === folder)
          ? foreign.some((field) => has(one, field))
          : one.folder !== '' && foreign.length > 1 && fields.every((field) => has(one, field)),
      );
      if (!type) continue;
      yield {
        file,
        what: `${type.names.one} лежит не в\u00a0своей папке: сайт примет её за\u00a0${own.name === 'page' ? 'обычную страницу' : `запись другого вида («${own.names.one}»)`}.`,
        hint: `Перенесите файл в\u00a0pages/${type.folder}/${name}.`,
        fix: renaming(`pages/${type.folder}/${name}`),
      };
    }
  },
};

/**
 * Pages and pictures are in `pages`, not beside it: there nothing would show them or say so.
 *
 * Bad: `blog-single/exam.mdx`, `class.jpg`. Good: `pages/blog-single/exam.mdx`, `pages/blog-single/class.jpg`.
 */
const outside: SiteRule = {
  id: 'file/folder',
  *check({ files, root }) {
    const folders = new Set([...files.keys()].map((file) => posix.dirname(innerPath(file))));
    for (const folder of [...folders].filter((one) => existsSync(join(root, one))))
      for (const file of readdirSync(join(root, folder)).map((name) => posix.join(folder, name)))
        if (file.endsWith('.mdx') || isPictureFile(file))
          yield {
            file,
            what: 'Файл лежит не\u00a0в\u00a0папке pages: на\u00a0сайте его не\u00a0будет.',
            hint: `Перенесите его в\u00a0pages/${file}, а\u00a0картинку\u00a0— в\u00a0папку её страницы.`,
            fix: file.endsWith('.mdx') ? renaming(`pages/${file}`) : undefined,
          };
  },
};

/** Returns the symbolic links in a folder. With `recursive`, newer versions of Node.js follow them. */
const linksIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isSymbolicLink() ? [path] : entry.isDirectory() ? linksIn(path) : [];
  });

/**
 * `public` contains no symbolic links: the build publishes their targets, which may be any file of the machine that builds the site.
 *
 * Bad: `public/price.pdf`, a link to `/home/user/price.pdf`. Good: the file itself.
 */
const publicLink: SiteRule = {
  id: 'file/symlink',
  *check({ root }) {
    const folder = join(root, 'public');
    if (!existsSync(folder)) return;
    // Names that begin with a dot are published, too; `listFiles` leaves them out, and counts links to files as files.
    for (const link of linksIn(folder))
      yield {
        file: relative(root, link).replaceAll('\\', '/'),
        what: 'Это ссылка: на\u00a0сайте окажется то, на\u00a0что она ведёт, даже если оно не\u00a0из этой папки.',
        hint: 'Положите в\u00a0public сам файл, а\u00a0не\u00a0ссылку на\u00a0него.',
      };
  },
};

export const rule: readonly SiteRule[] = [strayFile, wrongFolder, outside, publicLink];
