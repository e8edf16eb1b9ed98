import type { Spot } from '../../../content/preview/editing.ts';
import { readPasted } from './server.ts';

/** What is typed into the page until it is left. */
export interface Typing {
  /** Ends it: what was typed is saved, or taken back. */
  end: (how: 'save' | 'cancel') => void;
}

export interface TypingOptions {
  /** The innermost element that shows the text. */
  element: HTMLElement;
  spot: Spot;
  /** Where the pointer was, for the caret. */
  at: { x: number; y: number } | null;
  /**
   * Called with MDX that was pasted and has more in it than words.
   * @param behind the last of how many texts it stands, of those that will be saved; null where no word is left
   */
  onRich: (markdown: string, behind: number | null) => void;
  /** Called once, with null when everything is taken back. */
  onEnd: (texts: readonly string[] | null, shown: Shown) => void;
}

/** What was typed and stays in sight until React draws it of the file. */
export interface Shown {
  /** Takes away what React will draw anew beside it. The words stay: React writes over them. */
  drop: () => void;
  /** Puts back what React believes to stand there, unless it has drawn it meanwhile: for when nothing comes of it. */
  restore: () => void;
}

/** A mark that nobody sees (a word joiner): what was typed has it, and what React has drawn of the file has not. */
export const undrawn = '\u2060';

const spaces = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

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
  const found = at && document.caretPositionFromPoint?.(at.x, at.y);
  if (found && host.contains(found.offsetNode)) selection?.collapse(found.offsetNode, found.offset);
  else selection?.selectAllChildren(host);
  if (!found) selection?.collapseToEnd();
}

/**
 * Opens a text of the page for typing. Leaving it saves, Escape takes back, Enter makes another of its kind where the
 * file may have one.
 */
export function startTyping({ element, spot, at, onRich, onEnd }: TypingOptions): Typing {
  const before = [...element.childNodes];
  const [own, ...more] = textNodes(element);
  const first = own?.data;
  /** What React has written into the element meanwhile: where lines have come above, the text of another place. */
  let drawn: string | null = null;
  const isAlone = before.every((node) => node instanceof Text);
  // Beside an icon, the words alone become editable.
  const host = isAlone || !own || more.length > 0 ? element : document.createElement('span');
  const editable = host === element ? [new Text(spot.text ?? '')] : [];
  if (host === element) element.replaceChildren(...editable);
  else {
    host.textContent = spot.text;
    own?.replaceWith(host);
  }
  makeEditable(host);
  const hosts = [host];
  const heard = new AbortController();
  const { signal } = heard;

  /** What was typed. React writes into the element when this text changes in the file, over what stands there. */
  const typed = new WeakMap<HTMLElement, string>();
  const note = (one: HTMLElement) => typed.set(one, one.textContent ?? '');
  const keep = (one: HTMLElement) => {
    const own = typed.get(one) ?? '';
    if (signal.aborted || one.textContent === own) return;
    if (one === host) drawn = one.textContent;
    one.textContent = own;
    if (one === document.activeElement) putCaret(one, null);
  };
  // Of what is typed the event has told by then.
  const drawnOver = new MutationObserver(() => requestAnimationFrame(() => hosts.forEach(keep)));
  const textOf = (one: HTMLElement) => spaces(typed.get(one) ?? '').trim();

  function end(how: 'save' | 'cancel'): void {
    if (signal.aborted) return;
    keep(host);
    heard.abort();
    drawnOver.disconnect();
    // A line that Enter has left empty is none.
    const filled = hosts.filter(textOf);
    const texts = filled.length > 0 ? filled.map(textOf) : [''];
    host.removeAttribute('contenteditable');
    host.removeAttribute('spellcheck');
    element.replaceChildren(...before);
    const changed = how === 'save' && (texts.length > 1 || texts[0] !== spot.text);
    if (own && drawn !== null) own.data = drawn;
    const said = own?.data ?? '';
    // Until React has drawn it, the page's own node says what was typed; one that says something else by now is another's.
    if (changed && own && said === first && more.length === 0) own.data = (texts[0] ?? '') + undrawn;
    const others = changed ? filled.slice(1) : [];
    for (const other of hosts.slice(1)) if (!others.includes(other)) other.remove();
    for (const other of others) other.removeAttribute('contenteditable');
    const drop = () => {
      for (const other of others) other.remove();
    };
    const restore = () => {
      drop();
      if (own?.data.endsWith(undrawn)) own.data = said;
    };
    onEnd(changed ? texts : null, { drop, restore });
  }

  function grow(from: HTMLElement): void {
    const selection = getSelection();
    const rest = document.createRange();
    rest.selectNodeContents(from);
    if (selection?.focusNode && from.contains(selection.focusNode))
      rest.setStart(selection.focusNode, selection.focusOffset);
    const next = element.cloneNode(false) as HTMLElement;
    next.removeAttribute('id');
    next.append(new Text(rest.toString().trim()));
    rest.deleteContents();
    note(from);
    from.after(next);
    hosts.splice(hosts.indexOf(from) + 1, 0, next);
    makeEditable(next);
    listen(next);
    next.focus();
    selection?.collapse(next, 0);
  }

  function shrink(from: HTMLElement): void {
    const previous = hosts[hosts.indexOf(from) - 1];
    if (!previous) return;
    hosts.splice(hosts.indexOf(from), 1);
    previous.focus();
    getSelection()?.selectAllChildren(previous);
    getSelection()?.collapseToEnd();
    from.remove();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Sliders, menus and the router listen further up.
    event.stopPropagation();
    const one = event.currentTarget as HTMLElement;
    if (event.isComposing) return;
    if (event.key === 'Enter' && spot.grows && host === element && !event.ctrlKey) grow(one);
    else if (event.key === 'Enter') end('save');
    else if (event.key === 'Backspace' && one.textContent === '' && one !== host) shrink(one);
    // In a button or a summary the space bar would press it.
    else if (event.key === ' ') document.execCommand('insertText', false, ' ');
    else return;
    event.preventDefault();
  }
  // Of a key that goes up, a button knows that it was pressed.
  const onKeyUp = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  };
  const onPaste = async (event: ClipboardEvent) => {
    const words = event.clipboardData?.getData('text/plain') ?? '';
    // A picture is the page's business.
    if (words === '' && event.clipboardData?.files.length) return;
    event.preventDefault();
    const mayGrow = spot.grows && host === element;
    const clean = await readPasted(event.clipboardData, mayGrow).catch(() => null);
    if (signal.aborted) return;
    const [first = words, ...others] = clean?.texts ?? [];
    if (clean && mayGrow && clean.texts === null) {
      if (!getSelection()?.isCollapsed) document.execCommand('delete');
      const here = hosts.indexOf(document.activeElement as HTMLElement);
      const behind = hosts.slice(0, here + 1).filter(textOf).length;
      return onRich(clean.markdown, hosts.some(textOf) ? behind : null);
    }
    document.execCommand('insertText', false, spaces(mayGrow ? first : words));
    for (const text of mayGrow ? others : []) {
      grow(document.activeElement as HTMLElement);
      document.execCommand('insertText', false, spaces(text));
    }
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (hosts.some((one) => one === relatedTarget)) return;
    // Another window is no leaving.
    if (document.hasFocus()) end('save');
  };
  function listen(one: HTMLElement): void {
    note(one);
    drawnOver.observe(one, { characterData: true, childList: true, subtree: true });
    one.addEventListener('beforeinput', () => keep(one), { signal });
    one.addEventListener('input', () => note(one), { signal });
    one.addEventListener('keydown', onKeyDown, { signal });
    one.addEventListener('keyup', onKeyUp, { signal });
    one.addEventListener('paste', onPaste, { signal });
    one.addEventListener('focusout', onFocusOut, { signal });
  }

  listen(host);
  host.focus({ preventScroll: true });
  putCaret(host, at);
  return { end };
}
