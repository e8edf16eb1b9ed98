import { addressesOf, type ContentFile } from '../content-file.ts';
import type { Quarantined, WritersIndex } from '../entry.ts';
import { isNotFoundFile, pageOf } from '../files/paths.ts';
import { codeFrame } from '../problems/frame.ts';
import { isError, type Problem, place, sortProblems } from '../problems/problems.ts';
import type { WorkshopPage } from './workshop.ts';

/** The branch of a preview: set explicitly, or by GitHub Actions. */
const branch = process.env.BUILD_BRANCH || process.env.GITHUB_HEAD_REF || 'main';

/** Position of a file's `name` or else `title`, `pages/x.mdx:2:8`. */
const placeOf = ({ file, frontmatter: { data, valueAt } }: ContentFile): string =>
  place({ file, ...valueAt(['name' in data ? 'name' : 'title']) });

/**
 * Makes the data for writers.
 * @param problems all problems; warnings are ignored
 */
export function writersIndex(
  files: ReadonlyMap<string, ContentFile>,
  problems: readonly Problem[],
  today: string,
  workshop: Record<string, WorkshopPage>,
): WritersIndex {
  const quarantine: Record<string, Quarantined> = {};
  const owners = new Map(
    [...files.values()].map(({ file, url }) => [isNotFoundFile(file) ? null : url, file]),
  );
  for (const problem of sortProblems(problems.filter(isError))) {
    const content = files.get(problem.file);
    // Site files have no page to show their problems.
    if (!content?.url) continue;
    const { file, source, url } = content;
    // A not-found page has no address of its own; page names never begin with `_`.
    const addresses = isNotFoundFile(file) ? [`${url.replace(/\/$/, '')}/_404`] : addressesOf(content);
    const ownAddresses = addresses.filter((address) => (owners.get(address) ?? file) === file);
    // A page shows its own problems, then those of its fragments; never those of a file that claims its address as an alias.
    for (const page of ownAddresses.map(pageOf)) {
      quarantine[page] ??= { file, problems: [] };
      quarantine[page].problems.push({ ...problem, frame: codeFrame(problem, source) });
    }
  }
  const places = Object.fromEntries([...files.values()].map((content) => [content.file, placeOf(content)]));
  const texts = Object.fromEntries([...files.values()].map(({ file, source }) => [file, source]));
  return { today, branch, places, texts, quarantine, workshop };
}
