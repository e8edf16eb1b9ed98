import { buildDate, stageOf } from '../../content/stage.ts';
import type { SourceTree } from '../source/pages.ts';
import type { Unpublished } from '../types.ts';

const day = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : undefined;

/** Drafts and scheduled entries: a preview shows them, the site does not yet. */
export function unpublishedOf(tree: SourceTree, today = buildDate()): Unpublished[] {
  return [...tree.byUrl.values()].flatMap(({ url, source, data }) => {
    if (url === null || !/^(?:draft|publishAt):/m.test(source)) return [];
    const publishAt = day(data.publishAt);
    const stage = stageOf({ draft: data.draft, publishAt }, today);
    return stage === null
      ? []
      : [{ url, title: String(data.title ?? url), draft: stage === 'draft', publishAt: publishAt ?? null }];
  });
}
