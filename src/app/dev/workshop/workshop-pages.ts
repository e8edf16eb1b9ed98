import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../../../../mdx-components/index.ts';
import type { ContentStore } from '../../../content/store.ts';
import { galleryUrl, healthUrl, type WorkshopPage } from '../../../content/writers/workshop.ts';

/** Folders of all sections, in the vocabulary's order. */
export const folders = [...new Set<string>(Object.values(sections))].sort();

export const examplesFile = (folder: string) => `mdx-components/${folder}/${folder}.examples.mdx`;
export const exampleUrl = (folder: string) => `${galleryUrl}/${folder}`;

/** Adds the workshop pages to the content for writers. */
export function openWorkshop(store: ContentStore): void {
  const pages: Record<string, WorkshopPage> = {
    [galleryUrl]: { kind: 'gallery', file: 'mdx-components/index.ts', title: 'Галерея компонентов' },
    [healthUrl]: { kind: 'health', file: 'pages', title: 'Здоровье сайта' },
  };
  for (const folder of folders) {
    const file = examplesFile(folder);
    if (!existsSync(join(store.root, file))) continue;
    pages[exampleUrl(folder)] = { kind: 'example', file, title: `Примеры ${folder}` };
  }
  store.setWorkshop(pages);
}
