import {
  type CompileBody,
  type CompiledBody,
  type CompilerOptions,
  openCompiler,
} from '../../content/mdx/compiler.ts';

interface Body {
  file: string;
  source: string;
  options: CompilerOptions;
}

/** One compiler per options: a restarted dev server may know other sections. */
const compilers = new Map<string, CompileBody>();

/** Compiles a body: a pool task in a build; dev calls it directly. */
export default function compile({ file, source, options }: Body): Promise<CompiledBody> {
  const key = JSON.stringify(options);
  const known = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, known);
  return known(file, source);
}
