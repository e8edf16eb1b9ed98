import type { ValueChange } from '../types.ts';
import type { SourcePage } from './pages.ts';

/** `{ impact: { tutor: 'a' }, benefits: ['b'] }` → `impact.tutor: a`, `benefits.1: b`. */
function flatten(value: unknown, path: string[], into: Map<string, { text: string; path: string[] }>): void {
  if (value instanceof Date) {
    into.set(path.join('.'), { text: value.toISOString().slice(0, 10), path });
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      flatten(item, [...path, `${index}`], into);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) flatten(item, [...path, key], into);
  } else if (value !== undefined && value !== null) {
    into.set(path.join('.'), { text: String(value), path });
  }
}

const flat = (page: SourcePage | undefined) => {
  const fields = new Map<string, { text: string; path: string[] }>();
  if (page) flatten(page.data, [], fields);
  return fields;
};

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
