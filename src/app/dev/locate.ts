import { normalizeUrl } from '../../content/files/paths.ts';
import { readPlace } from '../../content/problems/lines.ts';
import type { Stage } from '../../content/stage.ts';
import type { PageSource } from '../page-data.ts';
import { sourceMark } from '../SourceMark.tsx';

/** Normalises text of file and page for comparison: without typography and Markdown's marks. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replaceAll('\u2060', '')
    .replace(/[«»„“”"']/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[*_`[\]]/g, '')
    .trim()
    .toLowerCase();

/** Minimum length of a text to search: shorter ones occur in too many lines. */
const minLength = 3;
/** Number of characters to search: long texts span several lines in the file. */
const maxLength = 40;

/** `line:column` of the first line with a match; null if there is none. */
function find(source: string, from: number, to: number, indexIn: (line: string) => number): string | null {
  const columns = source
    .split(/\r?\n/)
    .slice(from - 1, to)
    .map(indexIn);
  const found = columns.findIndex((column) => column >= 0);
  return found < 0 ? null : `${from + found}:${1 + (columns[found] ?? 0)}`;
}

/**
 * Finds the line of a shown text in a file: for example, a heading is a prop of its section or a field, while the mark of its
 * block is only the block's start.
 * @param source the file's text
 * @param shown the text of the clicked element
 * @param from first line to search, 1-based
 * @param to last line to search
 * @example findLine('<Hero\n  heading="Вся учёба"\n/>', 'Вся учёба', 1, 3) // '2:3'
 */
export function findLine(source: string, shown: string, from: number, to: number): string | null {
  const wanted = plain(shown).slice(0, maxLength);
  if (wanted.length < minLength) return null;
  return find(source, from, to, (line) => (plain(line).includes(wanted) ? line.search(/\S/) : -1));
}

/** The line with the scene or picture of an entry (field) or a section (prop). */
const findPicture = (source: string, from: number, to: number) =>
  find(source, from, to, (line) => line.search(/(?<=^|\s)(?:scene|picture)[=:]/));

/** The last line of a section that begins at a line: before the next one that is indented no deeper and does not close a tag. */
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
 * The most exact source position of a pressed element.
 * @returns `pages/x.mdx:12:3`, or the mark as it is if nothing more exact is found; null outside of writers' content
 */
export function locate(target: Element, source: PageSource): string | null {
  const element = target.closest(`[${sourceMark}]`);
  const at = element?.getAttribute(sourceMark);
  if (!element || !at) return null;
  const { file, line: from } = readPlace(at) ?? { file: at, line: 1 };
  const text = source.texts[file];
  // The page has only some sources; marks of entries in lists are exact already.
  if (text === undefined) return at;
  const to = from === 1 ? text.split('\n').length : lastLine(text, from);
  // Text in a scene is not in the file: only the scene's name is.
  const drawn = target.closest('[data-scene], picture, img');
  const named = drawn && element.contains(drawn) ? findPicture(text, from, to) : null;
  if (named) return `${file}:${named}`;
  for (let part: Element | null = target; part && part !== element; part = part.parentElement) {
    const found = findLine(text, part.textContent ?? '', from, to);
    if (found) return `${file}:${found}`;
  }
  return at;
}

/** The marks of a link: the source of the entry in a list that it leads to, and the stage of an unpublished target. */
export interface LinkMarks {
  at?: string | undefined;
  stage?: Stage | undefined;
}

/** Returns the marks of a link by its `href`; an anchor such as the table of contents' has none. */
export function linkMarks(
  href: string,
  base: string,
  { entries, stages }: Pick<PageSource, 'entries' | 'stages'>,
): LinkMarks {
  const url = href.startsWith(base) ? normalizeUrl(`/${href.slice(base.length)}`) : '';
  return { at: entries[url], stage: stages[url] };
}

/** Marks links that React rendered in the browser, as the server does in its HTML (mark-html.ts). */
export function markLinks(source: PageSource, base: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#top a[href]')) {
    // React's development build reports changed attributes while hydrating, so parts are marked afterwards.
    if (import.meta.env.DEV && link.closest('[data-app-part]')) continue;
    const { at, stage } = linkMarks(link.getAttribute('href') ?? '', base, source);
    if (at && !link.hasAttribute(sourceMark) && link.closest('#content')) link.setAttribute(sourceMark, at);
    if (stage) link.dataset.stage = stage;
    else delete link.dataset.stage;
  }
}
