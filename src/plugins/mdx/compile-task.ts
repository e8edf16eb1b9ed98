import {
  type CompileBody,
  type CompiledBody,
  type CompilerOptions,
  openCompiler,
} from '../../content/mdx/compiler.ts';

export interface CompileInput {
  file: string;
  source: string;
  options: CompilerOptions;
}

/** By their options: a dev server that restarts may know other sections. */
const compilers = new Map<string, CompileBody>();

/** Compiles a body: a task of the pool in a build; dev asks it where Vite runs. */
export default function compile({ file, source, options }: CompileInput): Promise<CompiledBody> {
  const key = JSON.stringify(options);
  const known = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, known);
  return known(file, source);
}
