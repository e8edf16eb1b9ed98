import { type Problem, sentence } from '../content/problems/problems.ts';

/**
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions: what would end a message. A percent sign
 * stays where GitHub reads no code: VS Code, whose task reads these lines too, knows none.
 */
const inText = (text: string) =>
  text
    .replace(/%(?=25|0[AD]|3A|2C)/gi, '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
/** In a property, `:` and `,` divide too. */
const inProperty = (text: string) => inText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Problems as annotations that GitHub shows beside the lines of a pull request. */
export const github = (problems: readonly Problem[]): string => problems.map(annotation).join('\n');

function annotation(problem: Problem): string {
  const { file, line, column, end, rule, severity } = problem;
  const properties = {
    file,
    line,
    col: column,
    ...(end ? { endLine: end.line, endColumn: end.column } : {}),
    title: rule,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${inProperty(String(value))}`);
  return `::${severity} ${list.join(',')}::${inText(sentence(problem))}`;
}

/** Problems for programs: `{ errors, warnings, problems }`, each problem as it is (content/problems/problems.ts). */
export function json(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2);
}
