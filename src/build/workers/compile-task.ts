import type { CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compile.ts';
import { openCompiler } from '../../content/mdx/compiler.ts';
import { writeCompiled } from '../cache/compiled.ts';

const compilers = new Map<string, CompileBody>();

export interface CompileInput {
  /** Where the result is stored. */
  path: string;
  file: string;
  source: string;
  options: CompilerOptions;
}

/** Compiles a body and stores the result; what goes back says whether there is code, without carrying it. */
export async function compileTask({ path, file, source, options }: CompileInput): Promise<CompiledBody> {
  const key = JSON.stringify(options);
  const compile = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, compile);
  const body = await compile(file, source);
  writeCompiled(path, body);
  return { ...body, code: body.code === null ? null : '' };
}
