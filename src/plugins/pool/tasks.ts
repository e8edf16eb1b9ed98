import {
  type CompileBody,
  type CompiledBody,
  type CompilerOptions,
  openCompiler,
} from '../../content/mdx/compiler.ts';
import { drawPicture } from '../social/draw-task.ts';

interface CompileInput {
  file: string;
  source: string;
  options: CompilerOptions;
}

/** By their options: a thread serves one build, or a test several. */
const compilers = new Map<string, CompileBody>();

function compile({ file, source, options }: CompileInput): Promise<CompiledBody> {
  const key = JSON.stringify(options);
  const known = compilers.get(key) ?? openCompiler(options);
  compilers.set(key, known);
  return known(file, source);
}

/** What a thread of the pool can do. Each takes and returns plain data. */
export const tasks = { compile, draw: drawPicture };

export type TaskName = keyof typeof tasks;
export type TaskOf<T extends TaskName> = (typeof tasks)[T];
