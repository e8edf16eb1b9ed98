import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '../../../../mdx-components/descriptions.ts';
import { sections } from '../../../../mdx-components/index.ts';
import type { ContentFile } from '../../../content/content-file.ts';
import { plural } from '../../../content/problems/counted.ts';
import { type FieldSchema, fieldSchema, setOf } from '../../../content/problems/field-schema.ts';
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
      const { russian = '', purpose = '' } = described(folder);
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
  const { properties = {}, required = [] } = fieldSchema(props);
  return {
    name,
    children,
    props: Object.entries(properties).map(([prop, schema]) => ({
      name: prop,
      type: typeOf(schema),
      options: optionsOf(schema),
      required: required.includes(prop) && schema.default === undefined,
      default: defaultOf(schema),
      description: schema.description ?? '',
    })),
  };
}

/** Default of a prop, from its schema or its description («note — к сведению (по умолчанию)»). */
export function defaultOf({ default: value, description = '' }: FieldSchema): string | null {
  if (value !== undefined) return JSON.stringify(value);
  const match = /([\w-]+) — [^,;.]*\(по умолчанию|[Бб]ез (?:неё|него|поля)\s+—\s+([\w-]+)/.exec(description);
  return match?.[1] ?? match?.[2] ?? null;
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
    const lines = withoutCode(source)
      .split(/\r?\n/)
      .flatMap((line, index) => (tag.test(line) ? index + 1 : []));
    return lines.length > 0 ? [{ url: url ?? '', file, title: titleOf(content), lines }] : [];
  });
}

/** Limits of a number. */
const range = (from: number | undefined, to: number | undefined): string => {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–\u2060${to}`;
  if (to !== undefined) return `до\u00a0${to}`;
  return from === undefined ? '' : `от\u00a0${from}`;
};

/** Formats a range: «2–4 знака», but «до 4 знаков». */
function amount(
  from: number | undefined,
  to: number | undefined,
  [one, few, many]: readonly [string, string, string],
): string {
  const limit = to ?? from;
  if (limit === undefined) return '';
  const isRange = from !== undefined && to !== undefined;
  const noun = isRange ? plural(limit, one, few, many) : plural(limit, few, many, many);
  return `${range(from, to)}\u00a0${noun}`;
}

/** A limit, unless it is too wide to mention. */
const sensible = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < 1_000_000 ? limit : undefined;

/**
 * Describes the type of a field for writers.
 * @example typeOf({ type: 'string', minLength: 2, maxLength: 70 }) // 'строка, 2–70 знаков', unbroken at the dash
 */
export function typeOf(schema: FieldSchema): string {
  const { type } = schema;
  const set = setOf(schema);
  if (set) return { icon: 'имя значка', scene: 'имя сцены', choice: 'одно из' }[set];
  const join = (name: string, limits: string) => (limits ? `${name}, ${limits}` : name);
  if (type === 'string')
    return join('строка', amount(schema.minLength, schema.maxLength, ['знак', 'знака', 'знаков']));
  if (type === 'integer' || type === 'number')
    return join(
      type === 'integer' ? 'целое число' : 'число',
      range(sensible(schema.minimum), sensible(schema.maximum)),
    );
  if (type === 'boolean') return 'true или false';
  if (type === 'array')
    return join('список', amount(schema.minItems, schema.maxItems, ['строка', 'строки', 'строк']));
  if (type === 'object') return `набор: ${Object.keys(schema.properties ?? {}).join(', ')}`;
  return 'значение';
}

/** Allowed values, unless the gallery shows them as pictures. */
export const optionsOf = (schema: FieldSchema): string[] =>
  setOf(schema) === 'choice' ? [...(schema.enum ?? [])] : [];
