import type { Problem } from './problems.ts';

const problem = (file: string, line: number, what: string, hint: string): Problem => ({
  file,
  line,
  column: 1,
  field: null,
  what,
  expected: '',
  hint,
  rule: 'frontmatter/fence',
  severity: 'error',
});

/**
 * What is wrong with the two lines of dashes around the frontmatter, or null. Looked at before gray-matter sees the
 * text: a word after the dashes names another engine there, and `---js` would run the block as code.
 *
 * Bad: `---yaml`, `—`, no second `---`. Good: both lines are exactly `---`.
 */
export function fenceProblem(file: string, source: string): Problem | null {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const opening = lines[0] ?? '';
  if (!opening.startsWith('---') || opening[3] === '-') return misplaced(file, lines);
  if (opening.trimEnd() !== '---')
    return problem(file, 1, 'В первой строке после «---» есть лишнее.', 'Оставьте в ней только три дефиса.');
  const closing = lines.findIndex((text, index) => index > 0 && text.startsWith('---'));
  if (closing < 0) {
    const other = lines.findIndex((text) => /^\s*[–—]+\s*$/.test(text));
    return other < 0
      ? problem(file, 1, 'Блок полей не закрыт.', 'Поставьте строку «---» после последнего поля.')
      : problem(file, other + 1, 'Блок полей закрыт не\u00a0дефисами.', 'Замените эту строку на «---».');
  }
  if (lines[closing]?.trimEnd() !== '---')
    return problem(
      file,
      closing + 1,
      'Блок полей закрыт не так.',
      'Оставьте в этой строке только три дефиса.',
    );
  return null;
}

/** Fields whose first line of dashes is further down or made of other dashes: all of them would be text, and missing. */
function misplaced(file: string, lines: readonly string[]): Problem | null {
  const isDashes = (line: string) => /^\s*(?:-{2,}|[–—]{1,3})\s*$/.test(line);
  const first = lines
    .slice(0, 12)
    .findIndex((line, index) => isDashes(line) && /^\s*[a-z]\w*:/i.test(lines[index + 1] ?? ''));
  if (first < 0) return null;
  return first > 0
    ? problem(
        file,
        1,
        'Перед полями есть текст или пустая строка.',
        'Первой строкой файла должно быть «---».',
      )
    : problem(
        file,
        1,
        'Перед полями стоят не\u00a0три дефиса.',
        'Напишите в\u00a0первой строке «---»: три дефиса без пробелов.',
      );
}
