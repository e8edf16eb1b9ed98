import { pagesFolder } from '../../../content/files/paths.ts';
import type { Range } from '../../../content/problems/lines.ts';
import type { SiteRule } from '../../engine/rule.ts';
import { baseCommit, changedSince, filesAt } from '../../git/repository.ts';
import { isSampleText } from '../file/text.ts';
import { isMisnamed } from './file-name.ts';

/**
 * Titles and descriptions are unique: equal ones confuse readers, and search engines drop such pages. All files but one are
 * reported: the owner is published and unchanged if any is, since copies are new.
 *
 * Bad: `title: О нас` in two files, a description copied from another page. Good: a different one for each.
 */
const unique = (field: string, what: string): SiteRule => ({
  id: `seo/duplicate-${field}`,
  *check({ root, files }) {
    const byWords = new Map<string, { file: string; range: Range }[]>();
    for (const [file, { content }] of files) {
      const { [field]: value } = content.frontmatter.data;
      const range = content.frontmatter.valueRange([field]);
      // Placeholders of new files are equal; `text/sample` reports them, and `file/name` copies with other names.
      if (
        /(^|\/)_/.test(file) ||
        isMisnamed(file) ||
        !range ||
        typeof value !== 'string' ||
        isSampleText(value)
      )
        continue;
      const words = value
        .trim()
        .toLowerCase()
        .replace(/[\s\u00a0]+/g, ' ');
      if (words) byWords.set(words, [...(byWords.get(words) ?? []), { file, range }]);
    }
    const groups = [...byWords.values()].filter(({ length }) => length > 1);
    const base = groups.length > 0 ? baseCommit(root) : null;
    const published = base ? filesAt(root, base, pagesFolder) : new Set();
    const changed = base ? changedSince(root, base, pagesFolder) : [];
    const age = (file: string) => (changed.includes(file) ? 1 : published.has(file) ? 0 : 2);
    for (const group of groups) {
      const [owner, ...others] = group.sort((a, b) => age(a.file) - age(b.file));
      for (const { file, range } of others)
        yield {
          file,
          ...range,
          field,
          what: `${what}: у\u00a0страницы ${owner?.file}.`,
          hint: 'Скажите, чем эта страница отличается.',
        };
    }
  },
});

export const rule: readonly SiteRule[] = [
  unique('title', 'Такое название уже есть'),
  unique('description', 'Такое описание уже есть'),
];
