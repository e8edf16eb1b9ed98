import { createHash } from 'node:crypto';
import type { ContentStore } from '../content/store.ts';
import { textIn } from '../git.ts';
import { once } from '../once.ts';
import { builtPages, type Version } from './compare/built.ts';
import { collapse } from './compare/dom.ts';
import { gapsBetween } from './compare/words.ts';
import { compareSites } from './compare-sites.ts';
import type { GitFacts } from './git.ts';
import type { PreviewOptions } from './options.ts';
import { productionUrl } from './production.ts';
import { readSources, unpublishedOf } from './source/pages.ts';
import { textAt } from './text-at.ts';
import type { Finding, Review, Source } from './types.ts';

/**
 * Compares the built head with its base and assembles the review. Without a base there is no comparison, as the review
 * says: a preview is useful without one.
 * @param findings problems found by the content check
 * @param contents the sources of both versions
 */
export function makeReview(
  head: Version,
  base: Version | null,
  git: GitFacts,
  options: PreviewOptions,
  findings: readonly Finding[],
  contents: { head: ContentStore; base: ContentStore | null },
): Review {
  const sources = { head: readSources(contents.head), base: contents.base && readSources(contents.base) };
  const compared =
    base && sources.base
      ? compareSites(base, head, { before: sources.base, after: sources.head, changed: git.changedFiles })
      : { pages: [], changes: [], unseen: [], notes: [] };
  const built = builtPages(head.folder).filter((url) => !sources.head.aliases.has(url));
  const review: Review = {
    subject: {
      number: options.number,
      title: options.title,
      branch: options.branch ?? git.branch,
      commit: options.commit ?? git.commit,
      link: options.link,
      baseCommit: git.baseCommit,
      committedAt: git.committedAt,
    },
    basePath: head.basePath,
    production: productionUrl(head.root),
    notCompared: git.reason,
    pageCount: built.length + compared.pages.filter(({ kind }) => kind === 'removed').length,
    ...compared,
    findings: [...findings],
    unpublished: unpublishedOf(sources.head),
    notes: [...git.notes, ...compared.notes],
  };
  pointAtErrors(review);
  const places = sourcesIn(review);
  if (review.subject.commit !== git.commit) pointAtRequest(places, head.root, review.subject.commit);
  if (options.link && requestUrl.test(options.link)) linkSources(options.link, places);
  return review;
}

/**
 * Makes all marks of broken files lead to the error that the file's page names, otherwise its first, instead of a changed line,
 * which may be any other; the page also names it.
 */
export function pointAtErrors({ pages, findings }: Pick<Review, 'pages' | 'findings'>): void {
  const blocks = pages.flatMap((page) => page.blocks);
  for (const page of pages.filter(({ kind }) => kind === 'broken')) {
    const [whole] = page.blocks;
    const errors = findings.filter(({ severity, file }) => severity === 'error' && file === page.file);
    // A word that is misspelt above is an error, too, but the page is shown with it.
    const error = errors.find(({ text }) => collapse(text).startsWith(whole?.problem ?? '')) ?? errors[0];
    if (!error) continue;
    for (const block of blocks.filter(({ source }) => source?.file === error.file))
      block.source = { file: error.file, line: error.line };
    if (whole) whole.problem = error.text;
  }
}

const requestUrl = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/\d+$/;

const isSource = (value: object): value is Source => 'file' in value && 'line' in value;

/** A source line; that of a finding may have lines to replace. */
type Place = Source & Partial<Pick<Finding, 'repairs'>>;

/** Returns all places in sources that a value of a review contains. */
function sourcesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return isSource(value) ? [value] : [...new Set(Object.values(value).flatMap(sourcesIn))];
}

/**
 * Changes lines to those of the request's commit, which its diff and GitHub's editor show: CI builds what merging it gives, where
 * main may have other lines above.
 */
export function pointAtRequest(places: readonly Place[], root: string, commit: string): void {
  const mergedLines = once((file: string) => linesOf(textAt(root, file) ?? ''));
  const ownLines = once((file: string) => linesOf(textIn(root, commit, file) ?? ''));
  for (const place of places) {
    if (place.line === null || place.isGone) continue;
    const line = lineBefore(ownLines(place.file), mergedLines(place.file), place.line);
    for (const repair of place.repairs ?? []) repair.line += line - place.line;
    place.line = line;
  }
}
const linesOf = (text: string) => text.split('\n');

/** Returns the old number of a line, 1-based; its own if it is new. */
export function lineBefore(before: readonly string[], after: readonly string[], line: number): number {
  const above = gapsBetween(before, after, (text) => text).filter(({ at }) => at < line);
  const isNew = above.some((gap) => line <= gap.at + gap.after.length);
  return isNew ? line : above.reduce((sum, gap) => sum + gap.before.length - gap.after.length, line);
}

/** Adds to each place its URL in the request's diff, where reviewers comment. */
function linkSources(request: string, places: readonly Source[]): void {
  for (const place of places) {
    const { file, line, isGone } = place;
    // GitHub identifies a file in a diff by the SHA-256 of its path, and the sides by R and L.
    const digest = createHash('sha256').update(file).digest('hex');
    place.href = `${request}/files#diff-${digest}${line === null ? '' : `${isGone ? 'L' : 'R'}${line}`}`;
  }
}
