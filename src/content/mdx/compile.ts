import { createHash } from 'node:crypto';
import type { Mode } from '../mode.ts';
import { openPictures, type PictureUse } from '../pictures/open-pictures.ts';
import type { Problem } from '../problems.ts';
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

/** Identifies a source text: equal text, equal result. */
export const contentHash = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16);

/**
 * The project's MDX compiler (compiler.ts), loaded when the first body is asked for. Each file is compiled once for a
 * given text and its pictures, however many ask for it.
 */
export function createCompiler(options: CompilerOptions): CompileBody {
  const pictures = openPictures(options.root ?? '.');
  const cache = new Map<string, { hash: string; result: Promise<CompiledBody> }>();
  let opening: Promise<CompileBody> | null = null;

  async function compile(file: string, source: string): Promise<CompiledBody> {
    opening ??= import('./compiler.ts').then(({ openCompiler }) => openCompiler(options));
    return (await opening)(file, source);
  }
  return (file, source) => {
    const hash = contentHash(source + pictures.fingerprint(file, source));
    const cached = cache.get(file);
    if (cached?.hash === hash) return cached.result;
    const result = compile(file, source);
    cache.set(file, { hash, result });
    return result;
  };
}
