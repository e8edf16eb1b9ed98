import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { ContentFile } from '../../content/content-file.ts';
import type { Facts } from './facts.ts';
import type { Context } from './rule.ts';
import { openThreads, type Thread } from './threads.ts';

/** Fewer files are done before another thread has loaded the parser. */
const worthThreads = 250;
const portion = 20;

/**
 * Inspects many files, with the help of other threads when they are very many. The Markdown parser and the rules are
 * loaded here: a run that changed nothing needs neither.
 */
export async function inspectAll(files: readonly ContentFile[], context: Context): Promise<Facts[]> {
  const { inspect } = await import('./inspect.ts');
  const results: Facts[] = [];
  let taken = 0;
  const take = () => {
    const start = taken;
    taken += portion;
    return { start, part: files.slice(start, start + portion) };
  };
  const here = async () => {
    for (let { start, part } = take(); part.length > 0; { start, part } = take()) {
      for (const [index, content] of part.entries())
        results[start + index] = inspect(content, context, content.frontmatter);
      // Lets the other threads' answers in.
      await setImmediate();
    }
  };
  const there = async ({ ask }: Thread) => {
    for (let { start, part } = take(); part.length > 0; { start, part } = take()) {
      const plain = part.map(({ file, source }) => ({ file, source }));
      // A thread that fails costs time, not the check.
      const found = await ask({ files: plain, context }).catch(() => null);
      const facts = found ?? plain.map((file) => inspect(file, context));
      for (const [index, one] of facts.entries()) results[start + index] = one;
      if (!found) return;
    }
  };
  const helpers = files.length > worthThreads ? Math.min(availableParallelism(), 8) - 1 : 0;
  const threads = openThreads(helpers);
  try {
    // Twice, so that a thread has its next files while this one is too busy to take its answer.
    await Promise.all([here(), ...[...threads, ...threads].map(there)]);
  } finally {
    await Promise.all(threads.map(({ close }) => close()));
  }
  return results;
}
