import type { PictureUse } from '../pictures/open-pictures.ts';
import type { Problem } from '../problems/problems.ts';
import type { Mode } from '../stage.ts';
import type { Heading } from './heading-ids.ts';

/** A compiled body: an ES module whose default export is the page's React component. */
export interface CompiledBody {
  /** Null when the file cannot be compiled; the reason is in `problems`. */
  code: string | null;
  /** Names of the sections used, in order of appearance. */
  components: string[];
  /** Headings of the text, for a table of contents. */
  headings: Heading[];
  /** Pictures that it shows. */
  pictures: PictureUse[];
  problems: Problem[];
}

/** What the server knows of a compiled body beside its component. */
export type BodyFacts = Omit<CompiledBody, 'code'>;

export type CompileBody = (file: string, source: string) => Promise<CompiledBody>;

export interface CompilerOptions {
  /** Names of the components that MDX may use. */
  known: readonly string[];
  /** Adds React's development helpers, as the dev server needs. */
  development: boolean;
  /** A preview's blocks know their source. */
  mode?: Mode;
  /** The project's folder, where pictures lie beside their pages. */
  root?: string;
  /** Base path, `/` or `/some/prefix/`: addresses of pictures begin with it. */
  base?: string;
}
