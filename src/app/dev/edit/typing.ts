import type { EditRequest, JoinSide, Spot } from '../../../content/writers/editing.ts';
import { sourceMark } from '../../SourceMark.tsx';
import { readPasted } from './pasted/pasted.ts';
import { paragraphsIn, pastedMarkdown } from './pasted/plain-text.ts';

/** Typed texts, one per line. */
export type TypedTexts = Pick<Extract<EditRequest, { do: 'texts' }>, 'texts' | 'below' | 'joins'>;

/** Position of the caret: under the pointer, or a number of characters from the end; or all text is selected. */
export type Caret = { x: number; y: number } | { fromEnd: number } | { isAll: true };

/** An open text in the page. */
export type Typing = ReturnType<typeof startTyping>;

export interface TypingOptions {
  /** The innermost element that shows the text. */
  element: HTMLElement;
  spot: Spot;
  /** Position of the caret; without it, at the end. */
  at: Caret | null;
  /**
   * Called once, with null if nothing is saved.
   * @param close removes the editable copy, which stays until React has rendered the saved file
   */
  onEnd: (typed: TypedTexts | null, close: () => void) => void;
  /** Whether Backspace at the start joins the text to the one above, and Delete at the end the one below to it. */
  mayJoin?: (side: JoinSide) => boolean;
  /** Called on Tab in a table with the cell to open; with null to add a row below the last cell and open its first one. */
  onCell?: (cell: HTMLElement | null, last: HTMLElement) => void;
}

/** Markdown marks by their usual shortcuts. */
const marks = {
  KeyB: ['**', '**'],
  KeyI: ['*', '*'],
  KeyK: ['[', ']()'],
} as const;

const isMarkKey = (code: string): code is keyof typeof marks => Object.hasOwn(marks, code);

/** Wraps the selection in marks; puts the caret where text is still missing. */
function markSelection([before, behind]: (typeof marks)[keyof typeof marks]): void {
  const selected = getSelection()?.toString() ?? '';
  const words = selected.trim();
  const text = selected.replace(words, () => before + words + behind);
  document.execCommand('insertText', false, text);
  const end = words ? text.length : before.length;
  const place = behind.endsWith(')') ? text.lastIndexOf(')') : end;
  for (let at = text.length; at > place; at--) getSelection()?.modify('move', 'backward', 'character');
}

/** Matches the start of a paragraph that is typed as a heading, a list or a quotation. */
const blockMark = /^(?:#{1,4}|-|1[.)]|>)\s+(?=\p{L}|[«"(*[])/u;

const onOneLine = (text: string) => text.replace(/\s*[\r\n\t]+\s*/g, ' ');

/** The text nodes of an element that are not blank. */
export const textNodes = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

/** The node under a point and the offset in it. Safari 26.0 has only the older method, Firefox only the standard one. */
function textAt(x: number, y: number): [Node, number] | undefined {
  if (!document.caretPositionFromPoint) {
    const range = document.caretRangeFromPoint(x, y);
    return range ? [range.startContainer, range.startOffset] : undefined;
  }
  const found = document.caretPositionFromPoint(x, y);
  return found ? [found.offsetNode, found.offset] : undefined;
}

function putCaret(host: HTMLElement, at: TypingOptions['at']): void {
  const selection = getSelection();
  const words = host.firstChild;
  if (at && 'fromEnd' in at && words instanceof Text)
    return void selection?.collapse(words, Math.max(0, words.length - at.fromEnd));
  const [node, offset] = (at && 'x' in at && textAt(at.x, at.y)) || [];
  if (node && host.contains(node)) selection?.collapse(node, offset);
  else {
    // The element has changed, or nothing was pressed.
    selection?.selectAllChildren(host);
    if (!at || !('isAll' in at)) selection?.collapseToEnd();
  }
}

/** Whether the caret is at the start or end of an element's text. */
function isAt(side: JoinSide, host: HTMLElement): boolean {
  const { isCollapsed, focusNode, focusOffset } = getSelection() ?? {};
  const [edge, place] =
    side === 'above' ? [host.firstChild, 0] : [host.lastChild, focusNode?.textContent?.length];
  return isCollapsed === true && focusOffset === place && (focusNode === host || focusNode === edge);
}

/** Attribute that hides the original, which React may update meanwhile. */
export const hidden = 'data-edit-under';
/** Whether a key belongs to a composition, as of Chinese; Safari ends it before the Enter that ends it, and marks that by 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Whether a key undoes: the step before, in a text or source in which nothing is typed. */
export const isUndo = ({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && code === 'KeyZ';

/** Attribute of the editable copy. */
export const copied = 'data-edit-copy';

const markedIn = (element: Element) => [...element.querySelectorAll(`[${sourceMark}]`)];

/**
 * Returns the original of an open text in which an element is or, within an item of a list, that of the nested item in which it
 * is; null outside of open texts.
 */
export function elementUnder(target: Element): Element | null {
  const found = target.closest(`[${hidden}], [${copied}]`);
  const original = found?.hasAttribute(copied) ? found.nextElementSibling : found;
  const inner = target.closest(`[${sourceMark}]`);
  if (!found || !original || !inner || !found.contains(inner)) return original;
  return markedIn(original)[markedIn(found).indexOf(inner)] ?? original;
}

/** Focuses an invisible field, which collects typing, composition and pasting until the text is open. */
export function bufferTyping(): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.ariaLabel = 'Текст открывается';
  field.dataset.editHeld = '';
  field.className = 'visually-hidden';
  // At the top, so that a phone's keyboard does not scroll the page.
  field.style = 'position: fixed; inset: 0 auto auto 0';
  field.addEventListener('keydown', (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !field.value;
    // It has nothing to undo yet.
    if (!isCommand || !['KeyZ', 'KeyY'].includes(event.code)) event.stopPropagation();
    // It has nothing to select yet.
    if (isCommand && event.code === 'KeyA') field.dataset.all = '';
    if (event.key !== 'Tab' || event.shiftKey) return;
    // Kept for when a cell is open; otherwise, it would move the focus, and what is typed next would be lost.
    event.preventDefault();
    field.setRangeText('\t', field.selectionStart, field.selectionEnd, 'end');
  });
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}

/** Opens a text for typing in an editable copy. Leaving it saves; Enter adds a paragraph or item if possible, or else saves. */
export function startTyping({ element, spot, at, onEnd, mayJoin, onCell }: TypingOptions) {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['id', sourceMark]) copy.removeAttribute(name);
  copy.setAttribute(copied, '');
  // Beside an icon, only the text becomes editable.
  const [own, ...more] = textNodes(copy);
  const isBeside = more.length === 0 && [...copy.childNodes].some((node) => !(node instanceof Text));
  const words = isBeside ? own : undefined;
  const host = words ? document.createElement('span') : copy;
  words?.replaceWith(host);
  host.textContent = spot.text;
  element.before(copy);
  element.setAttribute(hidden, '');
  host.contentEditable = 'plaintext-only';
  host.role = 'textbox';
  host.ariaLabel = 'Правка текста';
  host.spellcheck = true;
  // Props and fields are plain text.
  const hasMarks = spot.kind !== 'prop' && spot.kind !== 'field';
  const listening = new AbortController();
  const { signal } = listening;

  /**
   * Closes it: saves or discards the typed text.
   * @returns whether there is something to save
   */
  function end(how: 'save' | 'cancel', { below, joins }: Pick<TypedTexts, 'below' | 'joins'> = {}): boolean {
    if (signal.aborted) return false;
    listening.abort();
    const lines = (host.textContent ?? '').split('\n').flatMap((line) => onOneLine(line).trim() || []);
    const isKept =
      below !== undefined || joins || spot.kind !== 'paragraph' || blockMark.test(spot.text ?? '');
    const at = isKept ? -1 : lines.findIndex((line) => blockMark.test(line));
    const made = at < 0 ? null : pastedMarkdown(lines.slice(at).join('\n'), 1);
    const own = made === null ? lines : lines.slice(0, at);
    const texts = own.length > 0 ? own : [''];
    const source = made ?? below;
    const isChanged = source !== undefined || Boolean(joins) || texts.length > 1 || texts[0] !== spot.text;
    const changed = how === 'save' && isChanged;
    host.removeAttribute('contenteditable');
    // An empty one would lose its height under the press that ends it, which would hit another text.
    host.textContent = lines.join('\n') || '\u200b';
    const close = () => {
      copy.remove();
      element.removeAttribute(hidden);
    };
    if (!changed) close();
    onEnd(changed ? { texts, below: source, joins } : null, close);
    return changed;
  }

  /** Inserts texts at the caret: several paragraphs, or part of one. */
  function insert(texts: readonly string[]): void {
    const own = texts.map(onOneLine);
    (spot.grows ? own : [own.join(' ')]).forEach((line, index) => {
      if (index > 0) document.execCommand('insertLineBreak');
      document.execCommand('insertText', false, line);
    });
  }

  /** Wraps the selected words in marks; false if the text may have none. */
  function mark(key: keyof typeof marks): boolean {
    if (hasMarks) markSelection(marks[key]);
    return hasMarks;
  }

  /**
   * Saves it and opens the previous or next cell; false if there is none.
   * @param open opens it, by default `onCell`
   */
  function toCell(step: 1 | -1, open = onCell): boolean {
    const own = element.closest<HTMLElement>('td, th');
    const table = own?.closest('table');
    if (!own || !table) return false;
    const cells = [...table.querySelectorAll<HTMLElement>(`:is(td, th):not([${copied}])`)];
    // After the last cell of a Markdown table, a row is added.
    const isEnd = step > 0 && own === cells.at(-1) && spot.kind === 'cell';
    const cell = isEnd ? null : cells[cells.indexOf(own) + step];
    if (cell === undefined) return false;
    end('save');
    open?.(cell, element);
    return true;
  }

  /** Joins the text to the one above or below, with the caret there; false if that is impossible. */
  function join(joins: JoinSide): boolean {
    // Lines after the first are no texts of the page yet.
    const isOne = joins === 'above' || !host.textContent?.trim().includes('\n');
    return isOne && isAt(joins, host) && mayJoin?.(joins) === true && end('save', { joins });
  }

  /** Carries out a key's command; false if it is the browser's. */
  function press({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
    const isCommand = ctrlKey || metaKey;
    if (key === 'Tab') return toCell(shiftKey ? -1 : 1);
    if (key === 'Backspace' || key === 'Delete') return join(key === 'Delete' ? 'below' : 'above');
    if (key === 'Escape') end('cancel');
    else if (isCommand && !shiftKey && !altKey && isMarkKey(code)) mark(code);
    else if (key === 'Enter' && (isCommand || !spot.grows)) end('save');
    // In a button or summary, the space bar would press it.
    else if (key === ' ') document.execCommand('insertText', false, ' ');
    else return false;
    return true;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== host) return;
    // The page's own key from here on.
    if (isUndo(event) && host.textContent === spot.text) return void end('cancel');
    event.stopPropagation();
    if (!isComposing(event) && press(event)) event.preventDefault();
  };
  // Buttons react to `keyup` of the space bar.
  const onKeyUp = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData?.getData('text/plain') ?? '';
    // Pictures are handled by the page.
    if (words === '' && event.clipboardData?.files.length) return;
    const clean = readPasted(event.clipboardData, hasMarks);
    event.preventDefault();
    const below = spot.grows && hasMarks && (clean ? !clean.texts && clean.markdown : pastedMarkdown(words));
    if (!below) return insert(clean?.texts ?? paragraphsIn(words));
    if (!getSelection()?.isCollapsed) document.execCommand('delete');
    end('save', { below });
  };
  // Switching to another window does not close it.
  const onFocusOut = () => document.hasFocus() && end('save');
  // Losing focus would close the text and remove its copy, so that no click on a pressed nested item would follow.
  const onMouseDown = (event: MouseEvent) => {
    if (event.target instanceof Node && !host.contains(event.target)) event.preventDefault();
  };
  // Before the page's own listeners: sliders, menus, the router, and search, which Ctrl+K opens too.
  addEventListener('keydown', onKeyDown, { capture: true, signal });
  host.addEventListener('keyup', onKeyUp, { signal });
  host.addEventListener('paste', onPaste, { signal });
  host.addEventListener('focusout', onFocusOut, { signal });
  copy.addEventListener('mousedown', onMouseDown, { signal });
  host.focus({ preventScroll: true });
  putCaret(host, at);
  return { insert, mark, toCell, end };
}
