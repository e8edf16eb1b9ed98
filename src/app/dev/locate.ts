import { normalizeUrl } from '../../content/files/paths.ts';
import type { PageSource } from '../page-data.ts';
import { sourceMark } from '../SourceMark.tsx';

/** What a mark says: `pages/x.mdx:12:3`. Null where it says nothing. */
export function readMark(
  at: string | null | undefined,
): { file: string; line: number; column: number } | null {
  const [, file, line, column] = /^(.*):(\d+):(\d+)$/.exec(at ?? '') ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : null;
}

/** Texts as both the file and the page may write them: without typography and Markdown's marks. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[«»„“”"']/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[*_`[\]]/g, '')
    .trim()
    .toLowerCase();

/** Shorter texts stand in too many lines to tell one from another. */
const least = 3;
/** A long text is broken over lines in the file: its beginning is enough. */
const enough = 40;

/** `line:column` of the first of some lines in which something stands; null where it stands in none. */
function find(source: string, from: number, to: number, indexIn: (line: string) => number): string | null {
  const columns = source
    .split(/\r?\n/)
    .slice(from - 1, to)
    .map(indexIn);
  const found = columns.findIndex((column) => column >= 0);
  return found < 0 ? null : `${from + found}:${1 + (columns[found] ?? 0)}`;
}

/**
 * Finds the line of a file that a shown text was written in: a heading is a prop of its section or a field of the
 * frontmatter, and the mark of its block says only where the block begins.
 * @param source the file's text
 * @param shown the text of what was clicked
 * @param from first line to look at, 1-based
 * @param to last line to look at
 * @example findLine('<Hero\n  heading="Вся учёба"\n/>', 'Вся учёба', 1, 3) // '2:3'
 */
export function findLine(source: string, shown: string, from: number, to: number): string | null {
  const wanted = plain(shown).slice(0, enough);
  if (wanted.length < least) return null;
  return find(source, from, to, (line) => (plain(line).includes(wanted) ? line.search(/\S/) : -1));
}

/** The line that names the scene or picture of an entry (its field) or of a section (its prop). */
const findPicture = (source: string, from: number, to: number) =>
  find(source, from, to, (line) => line.search(/(?<=^|\s)(?:scene|picture)[=:]/));

/** The last line of a section that begins at a line: the next line that is indented no deeper and not its own end. */
export function lastLine(source: string, from: number): number {
  const lines = source.split(/\r?\n/);
  const depth = (line: string) => line.search(/\S/);
  const start = depth(lines[from - 1] ?? '');
  const next = lines.findIndex(
    (line, index) =>
      index >= from && depth(line) >= 0 && depth(line) <= start && !/^\s*(?:\/?>|<\/)/.test(line),
  );
  return next < 0 ? lines.length : next;
}

/**
 * Where what was pressed was written, as exactly as can be told.
 * @returns `pages/x.mdx:12:3`; null outside of what writers wrote
 */
export function locate(target: Element, source: PageSource): string | null {
  const element = target.closest(`[${sourceMark}]`);
  const at = element?.getAttribute(sourceMark);
  if (!element || !at) return null;
  const { file, line: from } = readMark(at) ?? { file: at, line: 1 };
  const text = source.texts[file];
  // Only some texts travel with the page; entries of lists are exact already.
  if (text === undefined) return at;
  const to = from === 1 ? text.split('\n').length : lastLine(text, from);
  // Words in a scene are the scene's own: what is written of it is its name.
  const drawn = target.closest('[data-scene], picture, img');
  const named = drawn && element.contains(drawn) ? findPicture(text, from, to) : null;
  if (named) return `${file}:${named}`;
  for (let part: Element | null = target; part && part !== element; part = part.parentElement) {
    const found = findLine(text, part.textContent ?? '', from, to);
    if (found) return `${file}:${found}`;
  }
  return at;
}

/**
 * Marks the links of the document that the server could not: those that React drew in the browser. Links of lists learn
 * where their entries were written; every link to a page that visitors do not see yet learns why.
 */
export function markLinks(source: PageSource, base: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#top a[href]')) {
    if (link.origin !== location.origin || !link.pathname.startsWith(base)) continue;
    // React of development tells every difference from what it has printed: its parts are marked once it has them.
    if (import.meta.env.DEV && link.closest('[data-app-part]')) continue;
    const url = normalizeUrl(`/${link.pathname.slice(base.length)}`);
    const at = source.entries[url];
    if (at && !link.hasAttribute(sourceMark) && link.closest('#content')) link.setAttribute(sourceMark, at);
    // Contents and «up» stay on the page, which says what it is itself.
    if (link.getAttribute('href')?.startsWith('#')) continue;
    const stage = source.stages[url];
    if (stage && link.dataset.stage !== stage) link.dataset.stage = stage;
    else if (!stage && link.dataset.stage) delete link.dataset.stage;
  }
}
