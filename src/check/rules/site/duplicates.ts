import type { SiteFinding, SiteRule } from '../../engine/rule.ts';
import type { Site } from '../../engine/site.ts';
import { isSampleText } from '../file/stray-words.ts';

/**
 * Two pages with one title cannot be told apart in tabs, lists and search; and search engines drop pages that describe
 * themselves alike.
 *
 * Bad: `title: О нас` in two files, a description copied from another page. Good: one's own for each.
 */
export const rule: readonly SiteRule[] = [
  {
    id: 'seo/duplicate-title',
    check: (site) => duplicates(site, 'title', 'Такое название уже есть'),
  },
  {
    id: 'seo/duplicate-description',
    check: (site) => duplicates(site, 'description', 'Такое описание уже есть'),
  },
];

function* duplicates({ files }: Site, field: string, what: string): Generator<SiteFinding> {
  const owners = new Map<string, string>();
  for (const [file, { content }] of files) {
    if (/(^|\/)_/.test(file)) continue;
    const value = content.frontmatter.data[field];
    const range = content.frontmatter.valueRange([field]);
    if (typeof value !== 'string' || !range || value.trim() === '') continue;
    // Two fresh drafts are alike; before they go out, `text/sample` asks for words of their own.
    if (isSampleText(value)) continue;
    const key = value
      .trim()
      .toLowerCase()
      .replace(/[\s\u00a0]+/g, ' ');
    const owner = owners.get(key);
    if (owner)
      yield {
        file,
        ...range,
        field,
        what: `${what}: у\u00a0страницы ${owner}.`,
        hint: 'Скажите, чем эта страница отличается.',
      };
    else owners.set(key, file);
  }
}
