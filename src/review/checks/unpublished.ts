import type { SourceTree } from '../source/pages.ts';
import type { Unpublished } from '../types.ts';

const day = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : null;

/** Drafts and scheduled entries: a preview shows them, the site does not yet. */
export function unpublishedOf(
  tree: SourceTree,
  today = new Date().toISOString().slice(0, 10),
): Unpublished[] {
  return [...tree.byUrl.values()].flatMap(({ url, source, data }) => {
    if (url === null || !/^(?:draft|publishAt):/m.test(source)) return [];
    const publishAt = day(data.publishAt);
    const draft = data.draft === true;
    return draft || (publishAt !== null && publishAt > today)
      ? [{ url, title: String(data.title ?? url), draft, publishAt }]
      : [];
  });
}
