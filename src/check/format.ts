import type { ContentFile } from '../content/content-file.ts';
import { isNotFoundFile } from '../content/files/paths.ts';
import { type Problem, sentence } from '../content/problems/problems.ts';

/**
 * Escapes line breaks for GitHub's workflow commands (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 * Percent signs are escaped only where GitHub would decode them: VS Code's task reads these lines too and does not decode.
 */
const inText = (text: string) =>
  text
    .replace(/%(?=25|0[AD]|3A|2C)/gi, '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
/** Escapes a property, where `:` and `,` are separators. */
const inProperty = (text: string) => inText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats problems as GitHub annotations. */
export const github = (problems: readonly Problem[]): string => problems.map(annotation).join('\n');

function annotation(problem: Problem): string {
  const { file, line, column, end, rule, severity } = problem;
  const range = { line, col: column, endLine: end?.line, endColumn: end?.column };
  const list = Object.entries({ file, ...range, title: rule }).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${inProperty(String(value))}`,
  );
  return `::${severity} ${list.join(',')}::${inText(sentence(problem))}`;
}

/** Formats problems as JSON, with the pages that a text may link to: `{ errors, warnings, problems, pages }`. */
export function json(problems: readonly Problem[], files: Iterable<ContentFile>): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const pages = [...files].flatMap(({ file, url, frontmatter: { data } }) =>
    url === null || isNotFoundFile(file) || data.draft === true
      ? []
      : { url, title: String(data.title ?? '') },
  );
  pages.sort((a, b) => a.title.localeCompare(b.title, 'ru'));
  return JSON.stringify({ errors, warnings: problems.length - errors, problems, pages }, null, 2);
}
