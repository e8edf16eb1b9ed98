import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workshopFiles } from '../../content/preview/workshop.ts';
import type { Problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import { galleryData } from './gallery.ts';
import { healthData } from './health.ts';

/** What the pages about the site tell besides the content. */
export interface Told {
  problems: readonly Problem[];
  /** Last commit of each file. */
  dates: ReadonlyMap<string, string>;
  /** Social pictures by page file, as paths in the site's folder. */
  pictures: ReadonlyMap<string, string>;
}

/**
 * Preview builds: writes what gallery and health page show.
 * @param site folder of the new site
 */
export function writeWorkshop(
  site: string,
  content: ContentStore,
  { problems, dates, pictures }: Told,
): void {
  const parts = {
    [workshopFiles.gallery]: galleryData(content, pictures),
    [workshopFiles.health]: healthData(content, { problems, dates }),
  };
  for (const [file, data] of Object.entries(parts)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), JSON.stringify(data));
  }
}
