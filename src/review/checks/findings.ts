import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { structuredPatch } from 'diff';
import { checkModule, type SiteCheck } from '../../content/problems/check-interface.ts';
import { Lines } from '../../content/problems/lines.ts';
import { applyFixes, type Problem, sentence } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import { eachOnce } from '../../once.ts';
import type { Finding, Repair } from '../types.ts';

/**
 * Returns the identity of a problem: file, rule, field and the text it points at. Not its line, since text above may
 * have grown. Its sentence, which may contain a date or a number from another file, only if the text's end is unknown.
 */
function identity({ file, rule, what, field, line, column, end }: Problem, store: ContentStore): string {
  const source = store.sourceOf(file);
  const lines = new Lines(source);
  const piece = end && source.slice(lines.offset({ line, column }), lines.offset(end));
  return [file, rule, field, piece ? `"${piece}"` : what].join('\n');
}

/**
 * Returns the problems of the content check that the old version had not. Both versions are checked with the current rules.
 * @param base the old version; null counts every problem as new
 */
export async function findingsOf(head: ContentStore, base: ContentStore | null): Promise<Finding[]> {
  const found = await checked(head);
  const known =
    base && found.length > 0 ? (await checked(base)).map((problem) => identity(problem, base)) : [];
  const isKnown = eachOnce(known);
  const fresh = found.filter((problem) => !isKnown(identity(problem, head)));
  const repairs = repairsOf(fresh, head);
  return fresh.map((problem) => ({
    file: problem.file,
    line: problem.line,
    column: problem.column,
    // A problem of a deleted page names its file.
    ...(existsSync(join(head.root, problem.file)) ? {} : { isGone: true }),
    rule: problem.rule,
    severity: problem.severity,
    text: sentence(problem),
    repairs: repairs.get(problem) ?? [],
  }));
}

/**
 * Applies all certain fixes, for authors who write in the browser and have no `npm run check -- --fix`. Each changed group of
 * lines belongs to the first problem whose fix changes it.
 */
function repairsOf(problems: readonly Problem[], store: ContentStore): Map<Problem, Repair[]> {
  const repairs = new Map<Problem, Repair[]>();
  const { texts } = applyFixes(problems, (file) => store.sourceOf(file));
  for (const [file, fixed] of texts) {
    const source = store.sourceOf(file);
    const places = new Lines(source);
    // Lines of other files would look like those of a problem's own.
    const own = problems.filter((one) => one.file === file);
    const { hunks } = structuredPatch(file, file, source, fixed, '', '', { context: 0 });
    for (const { oldStart: line, oldLines: gone, lines } of hunks) {
      const text = lines.flatMap((one) => /^\+([^\r]*)/.exec(one)?.[1] ?? []).join('\n');
      const [from = 0, to = 0] = [line, line + gone].map((at) => places.offset({ line: at, column: 1 }));
      const owner = own.find(({ fix }) =>
        fix?.edits.some((edit) => (edit.file ?? file) === file && edit.from <= to && from <= edit.to + 1),
      );
      if (owner) repairs.set(owner, [...(repairs.get(owner) ?? []), { line, gone, text }]);
    }
  }
  return repairs;
}

/** Checks content as the build does: without extras only against the schemas. */
async function checked(store: ContentStore): Promise<Problem[]> {
  if (process.env.BUILD_EXTRAS === 'none') return store.problems();
  const { default: check } = (await import(/* @vite-ignore */ `/${checkModule}`)) as { default: SiteCheck };
  return check.checkSite(store);
}
