import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { galleryData } from '../../app/dev/workshop/gallery-data.ts';
import { type HealthSources, healthData } from '../../app/dev/workshop/health-data.ts';
import { dataFile, htmlFile } from '../../content/files/paths.ts';
import type { ContentStore } from '../../content/store.ts';
import { workshopFiles } from '../../content/writers/workshop.ts';
import { writeFiles } from '../../write-files.ts';

/** Bytes of a page's HTML and of its body's script; null without HTML. */
function pageWeight(site: string, base: string, url: string): number | null {
  const html = join(site, htmlFile(url));
  if (!existsSync(html)) return null;
  const { module } = JSON.parse(readFileSync(join(site, dataFile(url)), 'utf8')) as { module: string | null };
  const script = module && join(site, module.slice(base.length));
  return statSync(html).size + (script && existsSync(script) ? statSync(script).size : 0);
}

/**
 * Preview builds: writes the data of the gallery and the health page. Runs after rendering, since health shows weights.
 * @param site output folder
 * @param base base path
 * @param pictures social pictures by MDX file, as paths in the output folder
 */
export function writeWorkshop(
  site: string,
  base: string,
  content: ContentStore,
  pictures: ReadonlyMap<string, string>,
  sources: Omit<HealthSources, 'weightOf'>,
): void {
  const weightOf = (url: string) => pageWeight(site, base, url);
  writeFiles(site, [
    [workshopFiles.gallery, JSON.stringify(galleryData(content, pictures))],
    [workshopFiles.health, JSON.stringify(healthData(content, { ...sources, weightOf }))],
  ]);
}
