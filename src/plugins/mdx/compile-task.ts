import type { CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compile.ts';
import { openCompiler } from '../../content/mdx/compiler.ts';

const compilers = new Map<string, CompileBody>();

export interface CompileInput {
  file: string;
  source: string;
  options: CompilerOptions;
}

/** Compiles a body in a thread of the pool. */
export function compileTask({ file, source, options }: CompileInput): Promise<CompiledBody> {
  const key = JSON.stringify(options);
  const compile = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, compile);
  return compile(file, source);
}
