import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '../../../../mdx-components/descriptions.ts';
import { sections } from '../../../../mdx-components/index.ts';
import type { ContentFile } from '../../../content/content-file.ts';
import { fieldRows, fieldSchema } from '../../../content/problems/field-schema.ts';
import { withoutCode } from '../../../content/problems/leftovers.ts';
import type { ContentStore } from '../../../content/store.ts';
import { iconNames, sceneNames } from '../../../vocabulary.ts';
import { examplesFile, exampleUrl, folders } from './workshop-pages.ts';

/**
 * Data of the gallery: sections with props, examples and uses; icons, scenes and social pictures.
 * @param pictures social pictures by MDX file, as paths in the output folder; none in dev
 */
export function galleryData(store: ContentStore, pictures: ReadonlyMap<string, string> = new Map()) {
  const names = Object.keys(sections);
  const files = [...store.files.values()].filter(({ url }) => url !== null);
  return {
    sections: folders.map((folder) => {
      const { russian, purpose = '' } = described(folder);
      const file = examplesFile(folder);
      const path = join(store.root, file);
      const own = names.filter((name) => sections[name] === folder);
      return {
        name: folder,
        russian,
        purpose,
        file,
        /** Address of the page with only its examples. */
        url: exampleUrl(folder),
        // The section itself before its child components.
        components: own.sort((a, b) => Number(b === folder) - Number(a === folder)).map(component),
        examples: existsSync(path) ? splitExamples(readFileSync(path, 'utf8')) : [],
        uses: usesOf(own, files),
      };
    }),
    icons: iconNames,
    scenes: sceneNames,
    social: files.flatMap((content) => {
      const { file, url } = content;
      const src = pictures.get(file);
      return src && url ? [{ url, title: titleOf(content), src }] : [];
    }),
  };
}
export type Gallery = ReturnType<typeof galleryData>;
export type GallerySection = Gallery['sections'][number];
export type GalleryComponent = GallerySection['components'][number];

const titleOf = ({ file, url, data }: ContentFile): string =>
  ((data ?? {}) as { title?: string }).title ?? url ?? file;

function component(name: string) {
  const { props, children } = described(name);
  return { name, children, props: fieldRows(fieldSchema(props)) };
}

/**
 * Splits a file of examples into its top-level blocks, which can be copied separately.
 * @example splitExamples('<A />\n\n<B>\n  x\n</B>\n') // ['<A />', '<B>\n  x\n</B>']
 */
export function splitExamples(source: string): string[] {
  const blocks: string[] = [];
  for (const line of source.trim().split(/\r?\n/)) {
    // A text belongs to the section that follows it.
    const begins = /^<[A-Z]/.test(line) && blocks.at(-1)?.startsWith('<');
    if (begins || blocks.length === 0) blocks.push(line);
    else blocks[blocks.length - 1] += `\n${line}`;
  }
  return blocks.map((block) => block.trim());
}

/** Uses of components in pages, with lines; code blocks do not count. */
export function usesOf(names: readonly string[], files: readonly ContentFile[]) {
  const tag = new RegExp(`<(?:${names.join('|')})(?![\\w.])`);
  return files.flatMap((content) => {
    const { file, url, source } = content;
    // Most have none: finding code blocks takes ten times as long.
    if (!tag.test(source)) return [];
    const lines = withoutCode(source)
      .split(/\r?\n/)
      .flatMap((line, index) => (tag.test(line) ? index + 1 : []));
    return lines.length > 0 ? [{ url: url ?? '', file, title: titleOf(content), lines }] : [];
  });
}
