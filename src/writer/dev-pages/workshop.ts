import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SectionFolder, sections } from '../../../mdx-components/index.ts';
import type { Content } from '../../content/plugin.ts';
import { galleryUrl, healthUrl, type WorkshopPage } from '../../content/workshop.ts';

/** Every section's folder, in the order of the vocabulary. */
export const folders = [...new Set<SectionFolder>(Object.values(sections))].sort();

export const examplesFile = (folder: string) => `mdx-components/${folder}/${folder}.examples.mdx`;
export const exampleUrl = (folder: string) => `${galleryUrl}/${folder}`;

/** Adds the pages about the site to the content of a preview. */
export function openWorkshop({ root, store }: Pick<Content, 'root' | 'store'>): void {
  const pages: Record<string, WorkshopPage> = {
    [galleryUrl]: { kind: 'gallery', file: 'mdx-components/index.ts', title: 'Галерея компонентов' },
    [healthUrl]: { kind: 'health', file: 'pages', title: 'Здоровье сайта' },
  };
  const texts: Record<string, string> = {};
  for (const folder of folders) {
    const file = examplesFile(folder);
    if (!existsSync(join(root, file))) continue;
    texts[file] = readFileSync(join(root, file), 'utf8');
    pages[exampleUrl(folder)] = { kind: 'example', file, title: `Примеры ${folder}` };
  }
  store.setWorkshop(pages, texts);
}

/** Files of the workshop that have a body to compile. */
export const exampleFiles = ({ root }: Pick<Content, 'root'>): string[] =>
  folders.map(examplesFile).filter((file) => existsSync(join(root, file)));
