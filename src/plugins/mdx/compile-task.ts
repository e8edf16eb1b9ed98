import {
  type CompileBody,
  type CompiledBody,
  type CompilerOptions,
  openCompiler,
} from '../../content/mdx/compiler.ts';

export interface Body {
  file: string;
  source: string;
}

export interface Bodies {
  bodies: readonly Body[];
  options: CompilerOptions;
}

/** By their options: a dev server that restarts may know other sections. */
const compilers = new Map<string, CompileBody>();

/** Compiles bodies: a task of the pool in a build; dev asks it where Vite runs. */
export default function compile({ bodies, options }: Bodies): Promise<CompiledBody[]> {
  const key = JSON.stringify(options);
  const known = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, known);
  return Promise.all(bodies.map(({ file, source }) => known(file, source)));
}
