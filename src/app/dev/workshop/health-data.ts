import type { ContentFile } from '../../../content/content-file.ts';
import { isNotFoundFile } from '../../../content/files/paths.ts';
import type { Problem } from '../../../content/problems/problems.ts';
import { countWords, minutesOf } from '../../../content/reading-time.ts';
import { stageOf } from '../../../content/stage.ts';
import type { ContentStore } from '../../../content/store.ts';
import { siteFileTitle } from '../../../content/types/file-types.ts';

/** What the health page cannot find in the content itself. */
export interface HealthSources {
  problems: readonly Problem[];
  /** Last commit of a file, ISO 8601, by path. */
  dates: ReadonlyMap<string, string>;
  /** Of the page at an address. */
  weightOf: (url: string) => number | null;
}

/**
 * One line for every file with an address: what is wrong with it, how long it is, what it weighs, when it changed. Other
 * files (menu, settings, a picture, a page that is gone) have one while something is wrong with them: the list is the
 * check's own.
 */
export function healthData(store: ContentStore, { problems, dates, weightOf }: HealthSources) {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  const quarantine = Object.values(store.index().preview?.quarantine ?? {});
  const broken = new Set(quarantine.map(({ file }) => file));

  function entryOf(file: string) {
    const content = pages.get(file);
    const url = content ? addressOf(content) : '';
    // Fields that do not hold still name the page.
    const fields = (content?.data ?? content?.frontmatter.data ?? {}) as Partial<Record<string, string>>;
    const words = content ? countWords(content.source, content.data) : 0;
    return {
      file,
      /** Empty for a file that is no page. */
      url,
      title:
        fields.name ?? fields.title ?? siteFileTitle(file) ?? (content ? file : file.replace(/^.*\//, '')),
      /** `broken`: its problems stand in its place. */
      stage: broken.has(file) ? ('broken' as const) : stageOf(content?.data ?? null, store.today),
      publishAt: fields.publishAt ?? null,
      problems: byFile.get(file) ?? [],
      words,
      minutes: minutesOf(words),
      images: countImages(content?.source ?? ''),
      /** Bytes of the page's HTML and of its body's script; null where nothing was built (dev). */
      weight: content ? weightOf(url) : null,
      /** Day of the last commit, null where git does not know the file. */
      changed: dates.get(file)?.slice(0, 10) ?? null,
    };
  }
  const pages = new Map([...store.files].filter(([, { url }]) => url !== null));
  return [...new Set([...pages.keys(), ...byFile.keys()])].map(entryOf);
}
export type HealthEntry = ReturnType<typeof healthData>[number];

/** Where the page can be seen; a not-found page has an address of its own only as a file. */
const addressOf = ({ file, url }: ContentFile): string =>
  isNotFoundFile(file) ? `${url === '/' ? '' : url}/404` : (url ?? '');

/** Pictures and scenes of a page. */
export const countImages = (source: string): number =>
  source.match(/!\[[^\]]*\]\(|<img\b|\b(?:scene|src)\s*=\s*["']|^\s*scene:\s*\S/gm)?.length ?? 0;
