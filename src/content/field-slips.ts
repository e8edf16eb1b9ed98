import { Lines } from './lines.ts';
import type { Problem } from './problems.ts';

/** Spaces that look like one and are none to YAML: word processors and web pages put them in. */
const oddSpaces = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const name = '(?:- +)?(?!site:|mailto:|tel:)[\\p{L}][\\p{L}\\d]*';
const oddSpace = new RegExp(`^([ ]*(?:-|${name}:)?[ ]*)(${oddSpaces}+[ ]*)`, 'u');
const glued = new RegExp(`^([ ]*${name}:)(?=[^\\s/:])`, 'u');

/**
 * What a writer did when the fields cannot be read because of a space: one of another kind before or after a name, or
 * none after the colon. YAML sees a name that goes on, or no field at all, and says nothing of use.
 * @param file path from the project root
 * @param source the file's whole text
 * @param broken the line (1-based) on which YAML has given up; a missing space is looked for there and just above
 *
 * Bad: `title:Журнал`, a no-break space after `title:`. Good: `title: Журнал`.
 */
export function spaceSlip(file: string, source: string, broken: number | null): Problem | null {
  if (!/^\ufeff?---\s/.test(source)) return null;
  const lines = new Lines(source);
  let offset = 0;
  for (const [index, row] of source.slice(0, source.indexOf('\n---')).split('\n').entries()) {
    const odd = oddSpace.exec(row);
    const near = broken !== null && (index === broken - 1 || index === broken - 2);
    const tight = near ? glued.exec(row) : null;
    const [, before = '', wrong = ''] = odd ?? tight ?? [];
    const from = offset + before.length;
    offset += row.length + 1;
    if (index === 0 || (!odd && !tight)) continue;
    const text = before.trim() === '' ? ' '.repeat(wrong.length) : ' ';
    return {
      ...{ file, ...lines.at(from), end: lines.at(from + Math.max(1, wrong.length)), field: null },
      what: odd
        ? 'Здесь неразрывный или другой особый пробел, обычно он приходит из\u00a0Word или с\u00a0веб-страницы.'
        : 'После двоеточия нет пробела.',
      expected: '',
      hint: odd ? 'Сотрите его и\u00a0наберите обычный.' : 'Поставьте пробел: «имя: значение».',
      rule: 'frontmatter/space',
      severity: 'error',
      fix: { title: 'Поставить обычный пробел', edits: [{ from, to: from + wrong.length, text }] },
    };
  }
  return null;
}
