import type { FilePlace, Place, Range } from './lines.ts';

/**
 * The severity of a problem. An error fails the build. A warning fails only `npm run check -- --strict`: visitors do not
 * see it as a mistake (a long title, a page or picture without links to it), or it may be intended (a repeated word).
 */
export type Severity = 'error' | 'warning';

/** One replacement in a file's text; offsets count UTF-16 units from the start of the file, frontmatter included. */
export interface TextEdit {
  /** The file to change; by default, the file of the problem. */
  file?: string;
  from: number;
  to: number;
  text: string;
}

/** A change that repairs a problem. As its `fix` it is certain: `npm run check -- --fix` applies it without asking. */
export interface Fix {
  /** The action in the imperative: «Заменить на «benefits»». */
  title: string;
  edits: TextEdit[];
  /** New path of the problem's file, in the form of `Problem.file`. */
  rename?: string;
}

/**
 * One problem of the content from any source. All consumers (terminal, dev overlay, build, preview report) show this
 * value, so that a writer reads the same Russian sentence everywhere.
 */
export interface Problem extends FilePlace {
  /** End of the wrong text, exclusive, if known. */
  end?: Place | undefined;
  /** Dotted frontmatter field (`impact.tutor`, `benefits.2`) or element (`<Faq>`), null without one. */
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
  /** Address that a broken link means: its own, or where its page is now. */
  meant?: string | undefined;
  fix?: Fix | undefined;
  /** Repairs for a person to choose from: allowed values, names that may have been meant. */
  choices?: Fix[] | undefined;
}

/** What is told about a slip, without its place; the rule and the severity may follow from where it was found. */
export type Told = Pick<Problem, 'what'> & Partial<Omit<Problem, keyof FilePlace | 'end'>>;

/** The same with what to write instead, if that is certain. */
export type Mistake = Told & { right?: string | undefined };

/**
 * Creates a problem; by default, an error at the top of its file.
 * @param rule stable name of its rule
 */
export const problem = (
  file: string,
  rule: string,
  details: Pick<Problem, 'what'> & Partial<Problem>,
): Problem => ({
  file,
  line: 1,
  column: 1,
  field: null,
  expected: '',
  hint: '',
  rule,
  severity: 'error',
  ...details,
});

const renderRule = 'page/render';

/**
 * Creates the problem of a page that compiles but fails to render: a section fails on values that its schema allows.
 * @param file the page's file
 * @param error what rendering threw
 */
export function renderProblem(file: string, error: unknown): Problem {
  const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
  return problem(file, renderRule, {
    what: 'Страницу не удалось собрать.',
    expected: `Программа сообщает: ${message}.`.replace(/\.\.$/, '.'),
    hint: 'Покажите это разработчику.',
  });
}

/** Whether a problem was found in rendering; the check does not render, so it cannot tell whether it is fixed. */
export const isRenderFailure = (problem: Pick<Problem, 'rule'>): boolean => problem.rule === renderRule;

/** Creates a fix that replaces a range with a text. */
export const replacement = ({ from, to }: Range, text: string, title = `Заменить на ${text}`): Fix => ({
  title,
  edits: [{ from, to, text }],
});

/** Sorts problems by file, position, rule and text, so that all runs over the same content print the same list. */
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

/** Whether a problem fails a build and prevents its page from being shown. */
export const isError = ({ severity }: Pick<Problem, 'severity'>) => severity === 'error';

/** Formats a position: `pages/about.mdx:3:1`, clickable in terminals and editors. */
export const place = ({ file, line, column }: FilePlace) => `${file}:${line}:${column}`;

/** Returns all repairs that a button can apply, the certain one first. */
export const repairsOf = ({ fix, choices = [] }: Pick<Problem, 'fix' | 'choices'>): Fix[] => [
  ...(fix ? [fix] : []),
  ...choices.filter(({ title }) => title !== fix?.title),
];

/** Replaces the control characters in text of a file, which a terminal would obey. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\s]/gu, '\ufffd');

/** Joins all sentences of a problem into one line. */
export const sentence = ({ what, expected, hint }: Problem) =>
  printable([what, expected, hint].filter(Boolean).join(' '));

/** Returns the line break used in a file. */
export const lineBreak = (source: string): string => (source.includes('\r\n') ? '\r\n' : '\n');

/**
 * Applies edits to a text. Everything outside of them stays the same, byte for byte.
 * @throws {RangeError} if edits overlap or are outside of the text
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

/**
 * Applies the fixes of problems to texts. Of overlapping fixes the first wins; the others follow in the next round. Fixes are
 * applied completely or not at all.
 * @param sourceOf the checked text of a file
 * @returns the changed files, and the number of problems that were fixed
 */
export function applyFixes(
  problems: readonly Pick<Problem, 'file' | 'fix'>[],
  sourceOf: (file: string) => string,
): { texts: Map<string, string>; count: number } {
  const taken = new Map<string, TextEdit[]>();
  let count = 0;
  for (const { file, fix } of problems) {
    // Renames are not edits: the check makes them (src/check/fix.ts).
    if (!fix || fix.rename) continue;
    const edits = fix.edits.map((edit) => ({ ...edit, file: edit.file ?? file }));
    if (edits.some((edit) => (taken.get(edit.file) ?? []).some((other) => overlap(edit, other)))) continue;
    for (const edit of edits) taken.set(edit.file, [...(taken.get(edit.file) ?? []), edit]);
    count++;
  }
  const texts = new Map<string, string>();
  for (const [file, edits] of taken) {
    const source = sourceOf(file);
    const own = edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak(source)) }));
    texts.set(file, splice(source, own));
  }
  return { texts, count };
}

/** Whether only one of two edits can be applied; equal insertions at the same offset are both applied. */
const overlap = (a: TextEdit, b: TextEdit) =>
  a.from === b.from && a.to === b.to ? a.text !== b.text || a.from !== a.to : a.from < b.to && b.from < a.to;
