import type { ContentFile } from '../../content/content-file.ts';
import { siteFileTitle } from '../../content/files/file-types.ts';
import { isNotFoundFile } from '../../content/files/paths.ts';
import type { Health, HealthEntry } from '../../content/preview/workshop.ts';
import { isError, type Problem } from '../../content/problems/problems.ts';
import { countWords, minutesOf } from '../../content/reading.ts';
import { stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';

/** What the health page cannot find in the content itself. */
export interface HealthSources {
  problems: readonly Problem[];
  /** Last commit of a file, ISO 8601, by path. */
  dates: ReadonlyMap<string, string>;
  /** Bytes of the page at an address; null where nothing was built. */
  weightOf: (url: string) => number | null;
}

/**
 * One line for every file with an address: what is wrong with it, how long it is, what it weighs, when it changed. Other
 * files (menu, settings, a picture, a page that is gone) have one while something is wrong with them: the list is the
 * check's own.
 */
export function healthData(store: ContentStore, sources: HealthSources): Health {
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
  return {
    today: store.today,
    entries: [...entries, ...others.map(([file, found]) => otherEntry(file, found, sources))],
  };
}

/** Where the page can be seen; a not-found page has an address of its own only as a file. */
const addressOf = ({ file, url }: ContentFile): string =>
  isNotFoundFile(file) ? `${url === '/' ? '' : url}/404` : (url ?? '');

function healthEntry(
  content: ContentFile,
  problems: readonly Problem[],
  today: string,
  { dates, weightOf }: HealthSources,
): HealthEntry {
  const { file, type, data, source, frontmatter } = content;
  const url = addressOf(content);
  // Fields that do not hold still name the page.
  const fields = (data ?? frontmatter.data) as { title?: string; name?: string; publishAt?: string };
  const words = countWords(source, data);
  return {
    file,
    url,
    title: fields.name ?? fields.title ?? file,
    type,
    stage: stageOf(data, today),
    publishAt: fields.publishAt ?? null,
    ...told(problems),
    words,
    minutes: minutesOf(words),
    images: countImages(source),
    weight: weightOf(url),
    changed: dates.get(file)?.slice(0, 10) ?? null,
  };
}

/** A file that is no page and has problems. */
const otherEntry = (file: string, problems: readonly Problem[], { dates }: HealthSources): HealthEntry => ({
  file,
  url: '',
  title: siteFileTitle(file) ?? file.replace(/^.*\//, ''),
  type: 'file',
  stage: null,
  publishAt: null,
  ...told(problems),
  words: 0,
  minutes: 0,
  images: 0,
  weight: null,
  changed: dates.get(file)?.slice(0, 10) ?? null,
});

/** Problems, counted. */
function told(problems: readonly Problem[]): Pick<HealthEntry, 'errors' | 'warnings' | 'problems'> {
  const errors = problems.filter(isError).length;
  return { errors, warnings: problems.length - errors, problems };
}

/** Pictures and scenes of a page. */
export const countImages = (source: string): number =>
  source.match(/!\[[^\]]*\]\(|<img\b|\b(?:scene|src)\s*=\s*["']|^\s*scene:\s*\S/gm)?.length ?? 0;
