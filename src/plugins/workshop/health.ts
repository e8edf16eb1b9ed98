import type { ContentFile } from '../../content/content-file.ts';
import { siteFileTitle } from '../../content/files/file-types.ts';
import { isNotFoundFile } from '../../content/files/paths.ts';
import type { HealthEntry } from '../../content/preview/workshop.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { countWords } from '../../content/reading.ts';
import { stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';

/** What the health page cannot find in the content itself. */
export interface HealthSources {
  problems: readonly Problem[];
  /** Last commit of a file, ISO 8601, by path. */
  dates: ReadonlyMap<string, string>;
}

/**
 * One line for every file with an address: what is wrong with it, how long it is, when it changed. Other files (menu, settings, a picture, a page that is gone) have one while something is wrong with them: the list is the
 * check's own.
 */
export function healthData(store: ContentStore, sources: HealthSources): HealthEntry[] {
  const byFile = new Map<string, Problem[]>();
  for (const problem of sources.problems)
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  const quarantine = Object.values(store.index().preview?.quarantine ?? {});
  const broken = new Set(quarantine.map(({ file }) => file));
  const entries = [...store.files.values()]
    .filter(({ url }) => url !== null)
    .map((content) => {
      const entry = healthEntry(content, byFile.get(content.file) ?? [], store.today, sources);
      return broken.has(content.file) ? { ...entry, stage: 'broken' as const } : entry;
    });
  const known = new Set(entries.map(({ file }) => file));
  const others = [...byFile].filter(([file]) => !known.has(file));
  return [...entries, ...others.map(([file, found]) => otherEntry(file, found, sources))];
}

/** Where the page can be seen; a not-found page has an address of its own only as a file. */
const addressOf = ({ file, url }: ContentFile): string =>
  isNotFoundFile(file) ? `${url === '/' ? '' : url}/404` : (url ?? '');

function healthEntry(
  content: ContentFile,
  problems: readonly Problem[],
  today: string,
  { dates }: HealthSources,
): HealthEntry {
  const { file, data, source, frontmatter } = content;
  // Fields that do not hold still name the page.
  const fields = (data ?? frontmatter.data) as { title?: string; name?: string; publishAt?: string };
  return {
    file,
    url: addressOf(content),
    title: fields.name ?? fields.title ?? file,
    stage: stageOf(data, today),
    publishAt: fields.publishAt ?? null,
    problems,
    words: countWords(source, data),
    changed: dates.get(file)?.slice(0, 10) ?? null,
  };
}

/** A file that is no page and has problems. */
const otherEntry = (file: string, problems: readonly Problem[], { dates }: HealthSources): HealthEntry => ({
  file,
  url: '',
  title: siteFileTitle(file) ?? file.replace(/^.*\//, ''),
  stage: null,
  publishAt: null,
  problems,
  words: 0,
  changed: dates.get(file)?.slice(0, 10) ?? null,
});
