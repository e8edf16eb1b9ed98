import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Problem, problem } from '../problems/problems.ts';
import { pagesFolder } from './paths.ts';

/** Maximum size in bytes: larger files are usually pictures or archives with a wrong name. */
const maxBytes = 1_000_000;

/** Normalises a file's text as all positions count it: no byte order mark, `\n` instead of a lone `\r`. */
export const asRead = (written: string): string => written.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');

/** Letters of UTF-8 read as Windows-1251 («РџСЂРёРІРµС‚»), or replaced by an encoding that lacks them («???? ???»). */
const garbled = /(?:[РС][^\sА-Яа-я\d.,:;!?()]){4}|\?{3,}[ ,.]+\?{3,}/u;

/** A file's text, and problems of the file itself. */
interface ReadSource {
  /** Empty if the file is not readable text; `problems` explains why. */
  source: string;
  problems: Problem[];
}

/**
 * Reads a file of `pages/` as text. Does not throw: an unreadable file is returned empty with one error.
 * @param root the project's folder
 * @param file path from the project root
 */
export function readSource(root: string, file: string): ReadSource {
  const failure = (rule: string, what: string, hint: string): ReadSource => ({
    source: '',
    problems: [problem(file, `file/${rule}`, { what, hint })],
  });
  try {
    const path = join(root, file);
    const { size } = statSync(path);
    // A parent folder may be a link too.
    if (!realpathSync(path).startsWith(realpathSync(join(root, pagesFolder)) + sep))
      return failure(
        'symlink',
        'Это ссылка на файл вне папки pages.',
        'Положите в pages сам файл, а не ссылку на него.',
      );
    if (size > maxBytes)
      return failure(
        'too-large',
        `Файл слишком большой: ${(size / 1e6).toFixed(1).replace('.', ',')}\u00a0МБ, а\u00a0наибольший размер\u00a0— 1\u00a0МБ.`,
        'Проверьте, что это текст страницы. Разделите его на несколько страниц.',
      );
    const bytes = readFileSync(path);
    if (/^(?:PK[^\s\w]|\{\\rtf|ÐÏ|%PDF|<(?:!doctype|html))/i.test(bytes.toString('latin1', 0, 16)))
      return failure(
        'document',
        'Это документ Word, TextEdit или другой программы: сменили только его имя.',
        'Откройте его в\u00a0ней, скопируйте текст и\u00a0вставьте на страницу, которую создаёт npm run new.',
      );
    // Zero bytes mean UTF-16.
    if (!isUtf8(bytes) || bytes.includes(0))
      return failure(
        'encoding',
        'Файл сохранён не в\u00a0UTF-8: русские буквы в\u00a0нём прочитать нельзя.',
        `Откройте его в\u00a0исходной кодировке (${bytes.includes(0) ? 'UTF-16' : 'обычно Windows-1251'}) и\u00a0сохраните в\u00a0UTF-8: в\u00a0VS\u00a0Code щёлкните по\u00a0названию кодировки внизу окна и\u00a0выберите Reopen with Encoding, затем Save with Encoding; в\u00a0Блокноте\u00a0— «Сохранить как» и\u00a0кодировка UTF-8.`,
      );
    const written = bytes.toString('utf8');
    const source = asRead(written);
    if (garbled.test(source))
      return failure(
        'encoding',
        'Русские буквы в\u00a0файле испорчены: его открыли или сохранили не в\u00a0той кодировке.',
        `Верните прежний текст: npm run undo -- ${file}, на\u00a0GitHub\u00a0— кнопка History. Сохраняйте файл в\u00a0UTF-8.`,
      );
    if (source.trim() === '')
      return failure('empty', 'Файл пустой.', 'Впишите в\u00a0него поля и\u00a0текст или удалите файл.');
    if (!written.startsWith('\ufeff')) return { source, problems: [] };
    const mark = problem(file, 'file/bom', {
      what: 'В\u00a0начале файла стоит невидимый знак (BOM).',
      hint: 'Сохраните файл как «UTF-8 без BOM» или сотрите первую строку целиком и\u00a0наберите её заново.',
      severity: 'warning',
      // The text was read without it, so writing it back fixes the file.
      fix: { title: 'Убрать невидимый знак', edits: [{ from: 0, to: 0, text: '' }] },
    });
    return { source, problems: [mark] };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const what = `Файл не открывается${/^E(?:ACCES|PERM)$/.test(code) ? ': нет прав на чтение' : ` (${code})`}.`;
    return failure('unreadable', what, 'Проверьте права на\u00a0файл и сохраните его заново.');
  }
}
