import { leaves } from '../compare/leaves.ts';
import type { ValueChange } from '../types.ts';
import type { SourcePage } from './pages.ts';

const flat = (page: SourcePage | undefined) =>
  new Map(leaves(page?.data).map((leaf) => [leaf.path.join('.'), leaf]));

/** Fields of the frontmatter that differ, in the order of the file. */
export function changedFields(before: SourcePage | undefined, after: SourcePage | undefined): ValueChange[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.text === is?.text) return [];
    const path = (is ?? was)?.path ?? [];
    const source = after && is ? { file: after.file, line: after.lineOf(path.map(numeric)) } : null;
    return [{ owner: '', name, before: was?.text ?? null, after: is?.text ?? null, source }];
  });
}

const numeric = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);
