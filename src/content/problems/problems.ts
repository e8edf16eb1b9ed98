import type { Range } from './lines.ts';

/**
 * How bad a problem is. An error fails the build. A warning is a remark, shown by every command and counted by
 * `--strict`: what no visitor takes for a mistake (a long title, a page or picture that nothing leads to) or what is
 * sometimes meant (a word twice).
 */
export type Severity = 'error' | 'warning';

/** One replacement in a file's text; offsets count UTF-16 units from the start of the file, frontmatter included. */
export interface TextEdit {
  /** The file to change; without it, the file of the problem. */
  file?: string;
  from: number;
  to: number;
  text: string;
}

/** A change that repairs the problem and is always right: `npm run check -- --fix` makes it without asking. */
export interface Fix {
  /** What happens, as an order: «Заменить на «benefits»». */
  title: string;
  edits: TextEdit[];
  /** Where the file of the problem moves: a path like the problem's own. */
  rename?: string;
}

/**
 * One problem of the content, from whatever source. Every consumer (terminal, dev overlay, build, preview report)
 * prints this same value, so a writer reads the same Russian sentence everywhere.
 */
export interface Problem {
  /** Path from the project root with forward slashes, e.g. `pages/about.mdx`. */
  file: string;
  /** 1-based line and column in the file as the writer sees it, frontmatter included. */
  line: number;
  column: number;
  /** End of the wrong piece, exclusive, where it is known. */
  end?: { line: number; column: number } | undefined;
  /** Dotted frontmatter field (`impact.tutor`, `benefits.2`) or element (`<Faq>`), null for the file as a whole. */
  field: string | null;
  /** What is wrong: one Russian sentence. */
  what: string;
  /** What was expected: one Russian sentence, may be empty. */
  expected: string;
  /** The likely fix: one Russian sentence, may be empty. */
  hint: string;
  /** Stable name of the rule, e.g. `frontmatter/unknown-field`. */
  rule: string;
  severity: Severity;
  fix?: Fix | undefined;
  /** Repairs that a person chooses among: allowed values, names that may have been meant. */
  choices?: Fix[] | undefined;
}

/**
 * An error of the content, at the top of its file where no place is told.
 * @param rule its stable name
 */
export const problem = (
  file: string,
  rule: string,
  told: Pick<Problem, 'what'> & Partial<Problem>,
): Problem => ({
  file,
  line: 1,
  column: 1,
  field: null,
  expected: '',
  hint: '',
  rule,
  severity: 'error',
  ...told,
});

/** The repair that writes a text in place of what stands between two offsets. */
export const replacement = ({ from, to }: Range, text: string, title = `Заменить на ${text}`): Fix => ({
  title,
  edits: [{ from, to, text }],
});

/** Stable order: file, place, rule. Two runs over the same content print the same list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.what, b.what),
  );
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** True for what fails a build and keeps a page from being shown. */
export const isError = ({ severity }: Pick<Problem, 'severity'>) => severity === 'error';

/** `pages/about.mdx:3:1`: clickable in terminals and editors. */
export const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/** Everything that mends a problem on a press, the sure repair first. */
export const repairsOf = ({ fix, choices = [] }: Pick<Problem, 'fix' | 'choices'>): Fix[] => [
  ...(fix ? [fix] : []),
  ...choices.filter(({ title }) => title !== fix?.title),
];

/** All sentences of a problem in one line. */
export const sentence = ({ what, expected, hint }: Problem) =>
  [what, expected, hint].filter(Boolean).join(' ');

/** The line break that a file uses. */
export const lineBreak = (source: string): string => (source.includes('\r\n') ? '\r\n' : '\n');

/**
 * Makes replacements in a text. Nothing is serialised: what lies outside of them stays byte for byte.
 * @throws {RangeError} when they overlap or lie outside of the text
 */
export function splice(source: string, edits: readonly TextEdit[]): string {
  let text = '';
  let done = 0;
  for (const { from, to, text: piece } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done || to < from || to > source.length) throw new RangeError('Edits overlap.');
    text += source.slice(done, from) + piece;
    done = to;
  }
  return text + source.slice(done);
}
