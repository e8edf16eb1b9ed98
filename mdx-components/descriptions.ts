import type { z } from 'zod';
import type { EntryTypeName } from '../src/content/types/registry.ts';
import { exported } from '../src/exported.ts';
import { sections } from './index.ts';

/** What checks, gallery and editor support must know of a section that its props do not tell. */
export interface SectionDescription {
  /** The schema of its props (`*.props.ts`). */
  props: z.ZodObject;
  /** What stands between its tags: Markdown, only its own items (`<Question>` in `<Faq>`), or nothing. */
  children: 'text' | 'items' | 'none';
  /** What a writer would call the section, and what it is for: the gallery is searched by these words. Items have none. */
  russian?: string;
  purpose?: string;
  /** It brings the page's h1. */
  heading?: 'h1';
  /** Anchors it makes by itself. */
  anchors?: readonly string[];
  /** Entries it links to without being told, and parts that it composes: they are no orphans. */
  lists?: readonly EntryTypeName[];
  /** Props that name an entry, and the folder of their address. */
  links?: Readonly<Record<string, string>>;
}

/** What a folder's `*.props.ts` exports of its components, by their names in MDX. */
export type SectionComponents = Readonly<Record<string, SectionDescription>>;

const found = import.meta.glob<SectionComponents>('/mdx-components/*/*.props.ts', {
  eager: true,
  import: 'components',
});

/** Every name that writers may use, described. On the server only: schemas never reach the visitor's download. */
export const descriptions: SectionComponents = Object.fromEntries(
  exported(found, 'components')
    .flatMap((components) => Object.entries(components))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** The description of a name as typed in MDX, if there is such a section. */
export const describe = (name: string): SectionDescription | undefined =>
  Object.hasOwn(descriptions, name) ? descriptions[name] : undefined;

/**
 * The description of a name that is one of the vocabulary.
 * @throws {Error} for any other
 */
export function described(name: string): SectionDescription {
  const found = describe(name);
  if (!found) throw new Error(`mdx-components has no <${name}>.`);
  return found;
}

/** The section that a name must stand in, or null for a section of its own. */
export function parentOf(name: string): string | null {
  const folder = Object.hasOwn(sections, name) ? (sections[name] ?? null) : null;
  return folder === name ? null : folder;
}

/** The names that may stand right inside a section. */
export const itemsOf = (name: string): string[] =>
  Object.keys(sections).filter((item) => parentOf(item) === name);
