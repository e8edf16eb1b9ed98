import type { ParsedFrontmatter } from '../../content/frontmatter.ts';
import type { Problem } from '../../content/problems.ts';
import { fileRules } from '../rules/file-rules.ts';
import { type Document, readDocument } from './document.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Context, FileRule } from './rule.ts';
import { toProblem } from './to-problem.ts';

/** Reads one file and runs every file rule over it. */
export function inspect(
  { file, source }: { file: string; source: string },
  context: Context,
  frontmatter?: ParsedFrontmatter,
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
