import type { EditRequest, Spot } from '../../../content/preview/editing.ts';
import { sourceMark } from '../../SourceMark.tsx';
import { readPasted } from './pasted.ts';

/** What was typed: of several texts the others stand behind the first. */
export type Said = Pick<Extract<EditRequest, { do: 'texts' }>, 'texts' | 'below' | 'joins'>;

/** Where the caret goes: under a pointer, or before the last characters of the text, or of one that stands so many behind it. */
export type Caret = { x: number; y: number } | { fromEnd: number; behind: number };

/** What is typed into the page until it is left. */
export interface Typing {
  /** What shows the text in the page. */
  element: HTMLElement;
  /** Where the caret stands. */
  caret: () => Caret;
  /** Ends it: what was typed is saved, or taken back. */
  end: (how: 'save' | 'cancel') => void;
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
  const [left = '', right = ''] = words ? selected.split(words) : [selected];
  document.execCommand('insertText', false, left + before + words + behind + right);
  const isLink = behind.endsWith(')');
  const back = right.length + (isLink ? 1 : behind.length);
  if (isLink || !words)
    for (let step = 0; step < back; step++) getSelection()?.modify('move', 'backward', 'character');
}

const spaces = (text: string) => text.replace(/\s*[\r\n\t]+\s*/g, ' ');

/** The nodes of an element that hold its text: others (an icon) stay in sight. */
const textNodes = (element: HTMLElement) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

/** Lets a writer type in an element, with the page's own type; nothing else of the page changes. */
function makeEditable(host: HTMLElement): void {
  host.contentEditable = 'plaintext-only';
  host.spellcheck = true;
}

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

/** What an element says on either side of the caret; all of it stands before one that is elsewhere. */
function besideCaret(host: HTMLElement): { before: string; behind: string } {
  const { focusNode, focusOffset } = getSelection() ?? {};
  const range = document.createRange();
  range.selectNodeContents(host);
  if (focusNode && host.contains(focusNode)) range.setEnd(focusNode, focusOffset ?? 0);
  const before = range.toString();
  return { before, behind: (host.textContent ?? '').slice(before.length) };
}

/** Whether the caret stands before all that an element says. */
const isAtStart = (host: HTMLElement): boolean =>
  getSelection()?.isCollapsed === true && besideCaret(host).before === '';

function deleteSelection(): void {
  if (!getSelection()?.isCollapsed) document.execCommand('delete');
}

/** Hides what is typed over: React may draw it anew meanwhile, whatever it says then. */
const hidden = 'data-edit-under';
/** What stands in its place. */
export const copied = 'data-edit-copy';

/** The page's own element of what was typed, or in whose place that stands; null for all else. */
export function elementUnder(target: Element): Element | null {
  let found = target.closest(`[${hidden}], [${copied}]`);
  while (found?.hasAttribute(copied)) found = found.nextElementSibling;
  return found;
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
  makeEditable(host);
  const hosts = [host];
  // Props and fields are plain words.
  const hasMarks = spot.kind !== 'prop' && spot.kind !== 'field';
  const heard = new AbortController();
  const { signal } = heard;
  const textOf = (one: HTMLElement) => spaces(one.textContent ?? '').trim();

  function end(how: 'save' | 'cancel', { below, joins }: Pick<Said, 'below' | 'joins'> = {}): void {
    if (signal.aborted) return;
    heard.abort();
    // A line that Enter has left empty is none.
    const filled = hosts.filter(textOf);
    const texts = filled.length > 0 ? filled.map(textOf) : [''];
    const changed = how === 'save' && (below || joins || texts.length > 1 || texts[0] !== spot.text);
    for (const one of hosts) {
      one.removeAttribute('contenteditable');
      if (one !== host && (one === filled[0] || !filled.includes(one))) one.remove();
    }
    host.textContent = texts[0] ?? '';
    const close = () => {
      for (const one of [copy, ...hosts]) one.remove();
      element.removeAttribute(hidden);
    };
    if (!changed) close();
    onEnd(changed ? { texts, below, joins } : null, close);
  }

  function grow(from: HTMLElement): void {
    deleteSelection();
    const { before, behind } = besideCaret(from);
    const next = copy.cloneNode(false) as HTMLElement;
    next.textContent = behind.trim();
    from.textContent = before;
    // Below an item stands its list, too.
    (from === host ? copy : from).after(next);
    hosts.splice(hosts.indexOf(from) + 1, 0, next);
    makeEditable(next);
    listen(next);
    next.focus();
    getSelection()?.collapse(next, 0);
  }

  /** Joins a text to the one before it, as it was before Enter. */
  function shrink(from: HTMLElement): void {
    const previous = hosts[hosts.indexOf(from) - 1];
    if (!previous) return;
    hosts.splice(hosts.indexOf(from), 1);
    const before = previous.textContent ?? '';
    const joined = new Text(before + (from.textContent ?? ''));
    previous.replaceChildren(joined);
    previous.focus();
    getSelection()?.collapse(joined, before.length);
    from.remove();
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
    const one = event.currentTarget as HTMLElement;
    const isBack = event.inputType === 'deleteContentBackward' && isAtStart(one);
    if (event.inputType === 'insertLineBreak') spot.grows ? grow(one) : end('save');
    else if (isBack && one !== host) shrink(one);
    else if (isBack && mayJoin) end('save', { joins: true });
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
    const clean = readPasted(event.clipboardData, spot.grows, hasMarks);
    event.preventDefault();
    const one = event.currentTarget as HTMLElement;
    const [first = words, ...others] = clean?.texts ?? [];
    if (clean && spot.grows && hasMarks && clean.texts === null) {
      deleteSelection();
      const here = hosts.indexOf(document.activeElement as HTMLElement);
      return end('save', {
        below: { source: clean.markdown, behind: hosts.slice(0, here + 1).filter(textOf).length },
      });
    }
    if (!spot.grows) {
      const all = spaces(clean?.texts?.join('\n') ?? words);
      // Of several lines the first is no end of a word that stands there.
      return void document.execCommand(
        'insertText',
        false,
        /\S$/.test(besideCaret(one).before) && /[\r\n\t]/.test(words) ? ` ${all}` : all,
      );
    }
    document.execCommand('insertText', false, spaces(first));
    for (const text of others) {
      grow(document.activeElement as HTMLElement);
      document.execCommand('insertText', false, spaces(text));
    }
  };
  const onFocusOut = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Another window is no leaving.
    if (hosts.some((one) => one === relatedTarget) || !document.hasFocus()) return;
    const { focusNode = null, focusOffset = 0 } = getSelection() ?? {};
    isMoved = false;
    setTimeout(() => {
      const one = currentTarget as HTMLElement;
      if (signal.aborted) return;
      if (!isMoved || !one.isConnected) return end('save');
      one.focus({ preventScroll: true });
      if (focusNode) getSelection()?.collapse(focusNode, focusOffset);
    });
  };
  // A block that comes above makes React put the blocks below it in their places anew, which takes the focus from them.
  let isMoved = false;
  const moves = new MutationObserver((changes) => {
    isMoved ||= changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(host)));
  });
  moves.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => moves.disconnect());
  function listen(one: HTMLElement): void {
    one.addEventListener('keydown', onKeyDown, { signal });
    one.addEventListener('beforeinput', onBeforeInput, { signal });
    one.addEventListener('keyup', onKeyUp, { signal });
    one.addEventListener('paste', onPaste, { signal });
    one.addEventListener('focusout', onFocusOut, { signal });
  }

  listen(host);
  host.focus({ preventScroll: true });
  putCaret(host, at);
  return {
    element,
    caret() {
      const here = hosts.find((one) => one === document.activeElement) ?? host;
      // A line that is empty is not saved: the caret goes behind the words above.
      const filled = hosts.slice(0, hosts.indexOf(here) + 1).filter(textOf);
      return { behind: Math.max(0, filled.length - 1), fromEnd: besideCaret(here).behind.trimEnd().length };
    },
    end,
  };
}
