import { type Position, parseFrontmatter } from '../frontmatter/frontmatter.ts';
import type { LostFields } from '../frontmatter/lost-fields.ts';
import type { Problem } from '../problems/problems.ts';
import { readSource } from './read-source.ts';

/** The frontmatter of a file as `page.mdx?entry` brings it into the server graph: plain data, not yet validated. */
export interface RawEntry {
  /** Path from the project root, e.g. `pages/about.mdx`. */
  file: string;
  data: Record<string, unknown>;
  /** What is wrong with the file itself: it cannot be read as text, or has an invisible mark. */
  ofFile: Problem[];
  /** Slips of YAML and of the lines of dashes. */
  ofFields: Problem[];
  lost: LostFields;
  /** Where the entry is named: what a card of it was written in. */
  named: Position;
}

/**
 * Reads the frontmatter of a file; nothing is thrown for bad content.
 * @param root the project's folder
 */
export function readEntry(root: string, file: string): RawEntry {
  const { source, problems: ofFile } = readSource(root, file);
  const { data, problems: ofFields, lost, valueAt } = parseFrontmatter(file, source);
  return { file, data, ofFile, ofFields, lost, named: valueAt(['name' in data ? 'name' : 'title']) };
}
