import { entryTypes } from '../../content/types/index.ts';
import type { SiteRule } from '../engine/rule.ts';
import { renaming } from './stray-file.ts';

/**
 * An entry lies in the folder of its type, which is not always called like its list.
 *
 * Bad: a post in `pages/blog/`. Good: the same in `pages/blog-single/`.
 */
export const wrongFolder: SiteRule = {
  id: 'file/folder',
  severity: 'error',
  *check({ files }) {
    for (const [file, { content }] of files) {
      const [, folder, name] = /^pages\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
      if (content.type !== 'page' || name === undefined || name.startsWith('_')) continue;
      const type = entryTypes.find(
        (one) => 'list' in one && one.list === `/${folder}` && one.folder !== folder,
      );
      // A page below the list is one, unless it has fields that only the type's entries have.
      const own = type && Object.keys(type.schema.shape).filter((field) => !(field in pageFields));
      if (!type || !own?.some((field) => field in content.frontmatter.data)) continue;
      yield {
        file,
        from: 0,
        what: `${type.names.one} лежит не в\u00a0своей папке: сайт примет её за обычную страницу.`,
        hint: `Перенесите файл в\u00a0pages/${type.folder}/${name}.`,
        fix: renaming(`pages/${type.folder}/${name}`),
      };
    }
  },
};

const pageFields = entryTypes.find(({ name }) => name === 'page')?.schema.shape ?? {};
