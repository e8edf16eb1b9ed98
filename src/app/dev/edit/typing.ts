import type { EditRequest, Spot } from '../../../content/preview/editing.ts';
import { sourceMark } from '../../SourceMark.tsx';
import { readPasted } from './pasted.ts';

/** What was typed: of several lines each is a text, and stands behind the one before. */
export type Said = Pick<Extract<EditRequest, { do: 'texts' }>, 'texts' | 'below' | 'joins'>;

/** Where the caret goes: under a pointer, or before the last characters. */
export type Caret = { x: number; y: number } | { fromEnd: number };

/** What is typed into the page until it is left. */
export interface Typing {
  /** Types texts at the caret: others of their kind, or words of one. */
  insert: (texts: readonly string[]) => void;
  /**
   * Ends it: what was typed is saved, or taken back.
   * @returns whether there is something to be saved
   */
  end: (how: 'save' | 'cancel') => boolean;
}

export interface TypingOptions {
  /** The innermost element that shows the text. */
  element: HTMLElement;
  spot: Spot;
  /** Behind all words without it. */
  at: Caret | null;
  /**
   * Called once, with null when everything is taken back.
   * @param close takes what was typed out of the page, where it stands until React has drawn it of the file
   */
  onEnd: (said: Said | null, close: () => void) => void;
  /** Whether Backspace before the first letter may join the text to the one above it. */
  mayJoin?: boolean;
  /** Tab was pressed in a cell of a table: another one is to be opened. */
  onCell?: (cell: HTMLElement) => void;
}

/** Marks of Markdown by the keys that other programs have for them. */
const marks: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  KeyB: ['**', '**'],
  KeyI: ['*', '*'],
  KeyK: ['[', ']()'],
};

/** Puts marks around the words that are selected; the caret goes where something is still to be typed. */
function markSelection([before, behind]: readonly [string, string]): void {
  const selected = getSelection()?.toString() ?? '';
  const words = selected.trim();
  const text = selected.replace(words, () => before + words + behind);
  document.execCommand('insertText', false, text);
  const end = words ? text.length : before.length;
  const place = behind.endsWith(')') ? text.lastIndexOf(')') : end;
  for (let at = text.length; at > place; at--) getSelection()?.modify('move', 'backward', 'character');
}

const spaces = (text: string) => text.replace(/\s*[\r\n\t]+\s*/g, ' ');

/** The nodes of an element that hold its text: others (an icon) stay in sight. */
const textNodes = (element: HTMLElement) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

function putCaret(host: HTMLElement, at: TypingOptions['at']): void {
  const selection = getSelection();
  const words = host.firstChild;
  if (at && 'fromEnd' in at && words instanceof Text)
    return void selection?.collapse(words, Math.max(0, words.length - at.fromEnd));
  const found = at && 'x' in at && document.caretPositionFromPoint?.(at.x, at.y);
  if (found && host.contains(found.offsetNode)) selection?.collapse(found.offsetNode, found.offset);
  else {
    // Where something else stands there by now, or nothing was pressed.
    selection?.selectAllChildren(host);
    selection?.collapseToEnd();
  }
}

/** What an element says before the caret. */
function beforeCaret(host: HTMLElement): string {
  const { focusNode, focusOffset } = getSelection() ?? {};
  const range = document.createRange();
  range.selectNodeContents(host);
  if (focusNode && host.contains(focusNode)) range.setEnd(focusNode, focusOffset ?? 0);
  return range.toString();
}

/** Hides what is typed over: React may draw it anew meanwhile, whatever it says then. */
const hidden = 'data-edit-under';
/** What stands in its place. */
export const copied = 'data-edit-copy';

/** The page's own element of what was typed, or in whose place that stands; null for all else. */
export function elementUnder(target: Element): Element | null {
  const found = target.closest(`[${hidden}], [${copied}]`);
  return found?.hasAttribute(copied) ? found.nextElementSibling : found;
}

/** Takes what is typed, composed and pasted until a text is open: into a field that nobody sees, as browsers know how. */
export function holdTyping(): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.ariaLabel = 'Текст открывается';
  field.dataset.editHeld = '';
  field.addEventListener('keydown', (event) => event.stopPropagation());
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}

/** Opens a text of the page for typing. Leaving it saves, Escape takes back, Enter makes another where the file may have one. */
export function startTyping({ element, spot, at, onEnd, mayJoin, onCell }: TypingOptions): Typing {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['id', sourceMark]) copy.removeAttribute(name);
  copy.setAttribute(copied, '');
  // Beside an icon, the words alone become editable.
  const [own, ...more] = textNodes(copy);
  const isBeside = more.length === 0 && [...copy.childNodes].some((node) => !(node instanceof Text));
  const words = isBeside ? own : undefined;
  const host = words ? document.createElement('span') : copy;
  words?.replaceWith(host);
  host.textContent = spot.text;
  element.before(copy);
  element.setAttribute(hidden, '');
  host.contentEditable = 'plaintext-only';
  host.spellcheck = true;
  // Props and fields are plain words.
  const hasMarks = spot.kind !== 'prop' && spot.kind !== 'field';
  const heard = new AbortController();
  const { signal } = heard;
  /** A line that Enter has left empty is none. */
  const filled = (text: string | null) =>
    (text ?? '').split('\n').flatMap((line) => spaces(line).trim() || []);

  function end(how: 'save' | 'cancel', { below, joins }: Pick<Said, 'below' | 'joins'> = {}): boolean {
    if (signal.aborted) return false;
    heard.abort();
    const lines = filled(host.textContent);
    const texts = lines.length > 0 ? lines : [''];
    const isOther = below !== undefined || joins === true || texts.length > 1 || texts[0] !== spot.text;
    const changed = how === 'save' && isOther;
    host.removeAttribute('contenteditable');
    host.textContent = texts.join('\n');
    const close = () => {
      copy.remove();
      element.removeAttribute(hidden);
    };
    if (!changed) close();
    onEnd(changed ? { texts, below, joins } : null, close);
    return changed;
  }

  function insert(texts: readonly string[]): void {
    const own = texts.map(spaces);
    (spot.grows ? own : [own.join(' ')]).forEach((line, index) => {
      if (index > 0) document.execCommand('insertLineBreak');
      document.execCommand('insertText', false, line);
    });
  }

  /** The cell before or behind the one that is typed in. */
  function nextCell(step: 1 | -1): HTMLElement | undefined {
    const own = element.closest<HTMLElement>('td, th');
    if (!own) return;
    const table = own.closest('table') ?? own;
    const cells = [...table.querySelectorAll<HTMLElement>(`:is(td, th):not([${copied}])`)];
    return cells[cells.indexOf(own) + step];
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Sliders, menus and the router listen further up.
    event.stopPropagation();
    if (event.isComposing) return;
    const cell = event.key === 'Tab' && nextCell(event.shiftKey ? -1 : 1);
    const marked = event.ctrlKey || event.metaKey ? marks[event.code] : undefined;
    if (cell) {
      end('save');
      onCell?.(cell);
    } else if (marked && !event.shiftKey && !event.altKey) {
      if (hasMarks) markSelection(marked);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end('save');
    // In a button or a summary the space bar would press it.
    else if (event.key === ' ') document.execCommand('insertText', false, ' ');
    else return;
    event.preventDefault();
  }
  // Not by their keys, which input methods and phones keep to themselves.
  function onBeforeInput(event: InputEvent): void {
    const isAtStart = getSelection()?.isCollapsed && beforeCaret(host) === '';
    if (event.inputType === 'insertLineBreak' && !spot.grows) end('save');
    else if (event.inputType === 'deleteContentBackward' && isAtStart && mayJoin)
      end('save', { joins: true });
    else return;
    event.preventDefault();
  }
  // Of a key that goes up, a button knows that it was pressed.
  const onKeyUp = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData?.getData('text/plain') ?? '';
    // A picture is the page's business.
    if (words === '' && event.clipboardData?.files.length) return;
    const clean = readPasted(event.clipboardData, hasMarks);
    event.preventDefault();
    if (clean?.texts !== null || !spot.grows || !hasMarks)
      return insert(clean?.texts ?? words.split(/[\r\n]+/));
    if (!getSelection()?.isCollapsed) document.execCommand('delete');
    end('save', { below: clean.markdown });
  };
  // Another window is no leaving.
  const onFocusOut = () => document.hasFocus() && end('save');
  host.addEventListener('keydown', onKeyDown, { signal });
  host.addEventListener('beforeinput', onBeforeInput, { signal });
  host.addEventListener('keyup', onKeyUp, { signal });
  host.addEventListener('paste', onPaste, { signal });
  host.addEventListener('focusout', onFocusOut, { signal });
  host.focus({ preventScroll: true });
  putCaret(host, at);
  return { insert, end };
}
