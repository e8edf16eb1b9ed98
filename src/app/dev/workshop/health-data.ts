import { basename } from 'node:path/posix';
import type { ContentFile } from '../../../content/content-file.ts';
import { isNotFoundFile } from '../../../content/files/paths.ts';
import type { Problem } from '../../../content/problems/problems.ts';
import { countWords, minutesOf } from '../../../content/reading-time.ts';
import { stageOf } from '../../../content/stage.ts';
import type { ContentStore } from '../../../content/store.ts';
import { siteFileTitle } from '../../../content/types/file-types.ts';

/** Data for the health page from outside of the content. */
export interface HealthSources {
  /** Null before the first check has ended, in dev. */
  problems: readonly Problem[] | null;
  /** Last commit, ISO 8601, by path. */
  dates: ReadonlyMap<string, string>;
  weightOf: (url: string) => number | null;
}

/**
 * One row for every file with an address: problems, length, weight, last change. Other files (menu, settings, pictures, removed
 * pages) have a row only if they have problems.
 */
export function healthData(store: ContentStore, { problems, dates, weightOf }: HealthSources) {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems ?? [])
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  const quarantine = Object.values(store.index().writers?.quarantine ?? {});
  // The quarantine of a page contains the problems of its fragments, too.
  const broken = new Set(quarantine.flatMap(({ problems }) => problems.map(({ file }) => file)));

  function entryOf(file: string) {
    const content = pages.get(file);
    const { source = '', data = null, frontmatter } = content ?? {};
    const url = content ? addressOf(content) : '';
    // Invalid frontmatter may still have a title.
    const fields = (data ?? frontmatter?.data ?? {}) as Partial<Record<string, string>>;
    const words = countWords(source, data);
    return {
      file,
      /** Empty for files that are not pages. */
      url,
      title: fields.title ?? siteFileTitle(file) ?? (content ? file : basename(file)),
      /** `broken`: it shows its problems. */
      stage: broken.has(file) ? ('broken' as const) : stageOf(data, store.today),
      publishAt: fields.publishAt ?? null,
      problems: problems && (byFile.get(file) ?? []),
      words,
      minutes: minutesOf(words),
      images: countImages(source),
      /** Bytes of the page's HTML and of its body's script; null in dev. */
      weight: content ? weightOf(url) : null,
      /** Day of the last commit; null if git does not know the file. */
      changed: dates.get(file)?.slice(0, 10) ?? null,
    };
  }
  const pages = new Map([...store.files].filter(([, { url }]) => url !== null));
  return [...new Set([...pages.keys(), ...byFile.keys()])].map(entryOf);
}
export type HealthEntry = ReturnType<typeof healthData>[number];

/** Address where the page can be seen; that of a not-found page is its file's. */
const addressOf = ({ file, url }: ContentFile): string =>
  isNotFoundFile(file) ? `${url === '/' ? '' : url}/404` : (url ?? '');

/** Number of pictures and scenes on a page. */
export const countImages = (source: string): number =>
  source.match(/!\[[^\]]*\]\(|<img\b|\b(?:scene|src)\s*=\s*["']|^\s*scene:\s*\S/gm)?.length ?? 0;
