import type { Frontmatter } from '../../content/frontmatter/frontmatter.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { type Document, readDocument } from './document.ts';
import { type Facts, factsOf } from './facts.ts';
import { type Context, type FileRule, toProblem } from './rule.ts';

/** A file of `rules/file/` holds a rule, or several of one cause. */
const found = import.meta.glob<FileRule | readonly FileRule[]>('../rules/file/*.ts', {
  eager: true,
  import: 'rule',
});
/** Rules about one file alone. */
const fileRules = Object.values(found).flat();

/** Reads one file and runs every file rule over it. */
export function inspect(
  { file, source }: { file: string; source: string },
  context: Context,
  frontmatter?: Frontmatter,
): Facts {
  const document = readDocument(file, source, frontmatter);
  const problems = fileRules.flatMap((rule) => problemsOf(rule, document, context));
  return factsOf(document, problems);
}

function problemsOf(rule: FileRule, document: Document, context: Context): Problem[] {
  const { file, lines } = document;
  return [...rule.check(document, context)].map((finding) =>
    'rule' in finding ? finding : toProblem(finding, { file, lines, rule }),
  );
}
