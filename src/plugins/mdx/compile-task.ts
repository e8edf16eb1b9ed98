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

/** One compiler per options: a restarted dev server may know other sections. */
const compilers = new Map<string, CompileBody>();

/** Compiles bodies: a pool task in a build; dev calls it directly. */
export default function compile({ bodies, options }: Bodies): Promise<CompiledBody[]> {
  const key = JSON.stringify(options);
  const known = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, known);
  return Promise.all(bodies.map(({ file, source }) => known(file, source)));
}
