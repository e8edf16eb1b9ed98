import type { z } from 'zod';
import type { EntryTypeName } from '../src/content/types/registry.ts';
import { exported } from '../src/exported.ts';
import { sections } from './index.ts';

/** What the check, the gallery and the editors need to know about a section besides its props. */
export interface SectionDescription {
  /** The schema of its props. Exported under its name, `questionProps`: that makes `<Question>` known (src/plugins/sections.ts). */
  props: z.ZodObject;
  /** Content between its tags: Markdown, only its own items (`<Question>` in `<Faq>`), or nothing. */
  children: 'text' | 'items' | 'none';
  /** Name and purpose in writers' words, which the editor shows and the gallery searches. Items have no purpose. */
  russian: string;
  purpose?: string;
  /** Set if it renders the page's h1. */
  heading?: 'h1';
  /** Anchors that it creates by itself. */
  anchors?: readonly string[];
  /** Types of entries that it links to without props, and of fragments that it composes: they are not orphans. */
  lists?: readonly EntryTypeName[];
  /** Props with the name of an entry, and the folder of the entry's address. */
  links?: Readonly<Record<string, string>>;
}

/** The components that a folder's `*.props.ts` exports, by their names in MDX. */
export type SectionComponents = Readonly<Record<string, SectionDescription>>;

const found = import.meta.glob<SectionComponents>('/mdx-components/*/*.props.ts', {
  eager: true,
  import: 'components',
});

/** Descriptions of every name that writers may use. Server only: schemas never reach the visitor's download. */
export const descriptions: SectionComponents = Object.fromEntries(
  exported(found, 'components')
    .flatMap((components) => Object.entries(components))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** Returns the description of a name as typed in MDX; undefined for an unknown name. */
export const descriptionOf = (name: string): SectionDescription | undefined =>
  Object.hasOwn(descriptions, name) ? descriptions[name] : undefined;

/**
 * Returns the description of a name of the vocabulary.
 * @throws {Error} for any other name
 */
export function described(name: string): SectionDescription {
  const found = descriptionOf(name);
  if (!found) throw new Error(`mdx-components has no <${name}>.`);
  return found;
}

/** Returns the section that a name must be inside, or null for a section of its own. */
export function parentOf(name: string): string | null {
  const folder = Object.hasOwn(sections, name) ? (sections[name] ?? null) : null;
  return folder === name ? null : folder;
}

/** Returns the names that may be direct children of a section. */
export const itemsOf = (name: string): string[] =>
  Object.keys(sections).filter((item) => parentOf(item) === name);
