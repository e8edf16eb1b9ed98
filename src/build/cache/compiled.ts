import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compile.ts';
import { openPictures } from '../../content/pictures/open-pictures.ts';
import type { Pool } from '../workers/pool.ts';
import { digest } from './digest.ts';

/** Unused results are kept this long: whoever goes back and forth between two branches compiles neither again. */
const keptFor = 14 * 24 * 60 * 60 * 1000;

/** Reads a stored result; null when there is none or when writing it was cut short. */
export function readCompiled(path: string): CompiledBody | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CompiledBody;
  } catch {
    return null;
  }
}

export function writeCompiled(path: string, body: CompiledBody): void {
  writeFileSync(path, JSON.stringify(body));
}

/** Compiled bodies on disk. */
export interface CompiledBodies {
  /** As the compiler itself, from disk where the text is known; the code is read only when it is asked for. */
  compile: CompileBody;
  /** Where the result for a text is stored. */
  pathOf: (file: string, source: string) => string;
  /** Removes what was not asked for and is old. */
  prune: () => void;
}

/**
 * The MDX compiler with its results kept on disk, by everything they depend on: the file's name, text and
 * pictures, the compiler's options, and the compiler's own code with all its packages. What is not there is compiled in the pool.
 * @param version hash of the compiler's code
 */
export function openCompiled(
  pool: Pick<Pool, 'run'>,
  folder: string,
  version: string,
  options: CompilerOptions,
): CompiledBodies {
  const pictures = openPictures(options.root ?? '.');
  const { base, ...others } = options;
  const settings = JSON.stringify([version, others]);
  const pathOf = (file: string, source: string) => {
    const shown = pictures.fingerprint(file, source);
    // Addresses of pictures are all that a body takes from the base path.
    return join(folder, `${digest(settings, file, source, shown, shown && (base ?? '/'))}.json`);
  };
  const asked = new Map<string, Promise<CompiledBody>>();
  mkdirSync(folder, { recursive: true });

  async function compile(path: string, file: string, source: string): Promise<CompiledBody> {
    const {
      components,
      headings,
      pictures: shown,
      problems,
      code,
    } = readCompiled(path) ?? (await pool.run('compile', { path, file, source, options }));
    const isEmpty = code === null;
    return {
      components,
      headings,
      pictures: shown,
      problems,
      get code() {
        return isEmpty ? null : (readCompiled(path)?.code ?? null);
      },
    };
  }
  return {
    pathOf,
    compile: (file, source) => {
      const path = pathOf(file, source);
      const known = asked.get(path) ?? compile(path, file, source);
      asked.set(path, known);
      return known;
    },
    prune: () => {
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (!asked.has(path) && Date.now() - statSync(path).mtimeMs > keptFor) rmSync(path, { force: true });
      }
    },
  };
}
