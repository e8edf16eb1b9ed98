import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath } from '../../build/config.ts';
import { dataFile, htmlFile } from '../../content/paths.ts';
import type { PictureUse } from '../../content/pictures/open-pictures.ts';
import type { Content } from '../../content/plugin.ts';
import { workshopFiles } from '../../content/workshop.ts';
import { checkSite } from '../check-content.ts';
import { galleryData } from './gallery.ts';
import { healthData } from './health.ts';
import { exampleFiles, openWorkshop } from './workshop.ts';

/**
 * Preview builds: takes up the pages about the site, so that they are written like all others.
 * @returns the pictures that their examples show
 */
export async function compileWorkshop(content: Content): Promise<PictureUse[]> {
  openWorkshop(content);
  const shown: PictureUse[] = [];
  for (const file of exampleFiles(content))
    shown.push(...(await content.compile(file, content.store.sourceOf(file))).pictures);
  return shown;
}

/** Bytes of a page as written: its HTML and its body's script. */
export function pageWeight(site: string, url: string): number | null {
  const html = join(site, htmlFile(url));
  if (!existsSync(html)) return null;
  const { module } = JSON.parse(readFileSync(join(site, dataFile(url)), 'utf8')) as { module: string | null };
  const script = module && join(site, module.slice(basePath().length));
  return statSync(html).size + (script && existsSync(script) ? statSync(script).size : 0);
}

/**
 * Preview builds: writes what gallery and health page show, after the pages, whose weight they tell.
 * @param site folder of the new site
 * @param dates last commit of each file
 * @param pictures social pictures by page file, as paths in the site's folder
 */
export async function writeWorkshop(
  site: string,
  content: Content,
  dates: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const problems = await checkSite(content);
  const weightOf = (url: string) => pageWeight(site, url);
  const parts = {
    [workshopFiles.gallery]: galleryData(content, pictures),
    [workshopFiles.health]: healthData(content, { problems, dates, weightOf }),
  };
  for (const [file, data] of Object.entries(parts)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), JSON.stringify(data));
  }
}
