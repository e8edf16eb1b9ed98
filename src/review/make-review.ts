import type { ContentStore } from '../content/store.ts';
import type { Base } from './base.ts';
import { changesOf } from './changes.ts';
import { brokenLinks } from './checks/links.ts';
import { unpublishedOf } from './checks/unpublished.ts';
import { builtPages, type Version } from './compare/built.ts';
import { compareSites } from './compare/site.ts';
import { type GitFacts, repositoryUrl } from './git.ts';
import type { Options } from './options.ts';
import { productionUrl } from './production.ts';
import { readSources } from './source/pages.ts';
import { linkSources } from './source-link.ts';
import type { Finding, PageKind, Review } from './types.ts';

const order: PageKind[] = ['broken', 'changed', 'added', 'renamed', 'removed', 'style', 'shared'];

/**
 * Compares the built head with its base and checks it. What cannot be done is said in the review, not thrown: a
 * preview without a comparison is still a preview.
 * @param findings what the content check has found
 * @param contents the sources of both versions
 */
export function makeReview(
  head: Version,
  opened: Base | null,
  git: GitFacts,
  options: Options,
  findings: readonly Finding[],
  contents: { head: ContentStore; base: ContentStore | null },
): Review {
  const notes = git.note ? [git.note] : [];
  const notCompared = opened ? opened.reason : git.reason;
  const base = opened?.version ?? null;
  const sources = readSources(contents.head);
  const compared =
    base && contents.base
      ? compareSites(base, head, [readSources(contents.base), sources], git.changedFiles)
      : { pages: [], causes: [] };
  const pages = compared.pages.sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.url < b.url ? -1 : 1),
  );
  const review: Review = {
    version: 1,
    subject: {
      number: options.number,
      title: options.title,
      branch: options.branch ?? git.branch,
      commit: options.commit ?? git.commit,
      link: options.link,
      repository: repositoryUrl(head.root) ?? repositoryOf(options.link),
      base: options.base,
      baseCommit: git.baseCommit,
      committedAt: git.committedAt,
      uncommitted: git.uncommitted,
    },
    basePath: head.basePath,
    production: productionUrl(head.root),
    notCompared,
    pageCount: builtPages(head.folder).length,
    pages,
    causes: compared.causes,
    changes: changesOf(pages, compared.causes),
    findings: [...findings],
    links: brokenLinks(head, base, sources),
    unpublished: unpublishedOf(sources),
    notes,
  };
  linkSources(review.subject, review);
  return review;
}

const repositoryOf = (link: string | null) =>
  /^https:\/\/[^/]+\/[\w.-]+\/[\w.-]+(?=\/pull\/)/.exec(link ?? '')?.[0] ?? null;
