import { markedAround } from './find-spot.ts';
import type { Typing } from './typing.ts';

/** What a writer may do on the page while it can be edited. */
export interface PageActs {
  /** What is being typed. */
  typing: Typing | null;
  /** A text was pressed. */
  begin: (target: HTMLElement, at: { x: number; y: number }) => void;
  /** What the pointer is over. */
  comeNear: (target: HTMLElement) => void;
  /** The block before or behind the chosen one is asked for. */
  walk: (way: 1 | -1) => void;
  stepBack: (direction: 'undo' | 'redo') => void;
  /** What a picture that is pasted belongs to. */
  placeOfPasted: Element | null;
  /** A picture was dropped on an element, or pasted into it. */
  takePicture: (target: HTMLElement, picture: File) => void;
}

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
/** Whether it is one of the editor's own things. */
const isTool = (target: EventTarget | null) => isWithin(target, '[data-tool], [data-problems]');
const inPage = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && isWithin(target, '#top') && !isTool(target);

/** Words of several blocks are selected to be copied. */
function isOverBlocks(selection: Selection | null): boolean {
  const blockOf = (node: Node | null | undefined) => markedAround(node?.parentElement)?.element;
  return selection?.isCollapsed === false && blockOf(selection.anchorNode) !== blockOf(selection.focusNode);
}

/**
 * Turns the page into one that can be edited, and hears what is pressed, typed and dropped there.
 * @param acts what to do, asked for at each event
 * @param signal ends it
 */
export function listenToPage(acts: () => PageActs, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  dataset.editing = '';
  // Links lead nowhere (client/follow-links.ts): a press is for their words.
  dataset.still = '';
  const onOver = ({ target }: MouseEvent) => {
    const marked = !acts().typing && inPage(target) ? markedAround(target) : null;
    if (marked) acts().comeNear(marked.element);
  };
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    // With a key held the page answers as for a visitor.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !inPage(target)) return;
    event.preventDefault();
    if (target.closest('[contenteditable]')) return;
    event.stopPropagation();
    if (isOverBlocks(getSelection())) return;
    acts().begin(target, { x: clientX, y: clientY });
  };
  // A menu closes when its link is pressed, when mouse or focus leave it, and by Escape: its words would go with it.
  const onMenu = (event: Event) => {
    if (acts().typing || isWithin(event.target, '[data-edit-held]')) event.stopPropagation();
  };
  const onEscape = (event: KeyboardEvent) => {
    const { typing } = acts();
    if (event.key !== 'Escape' || event.isComposing || !typing) return;
    event.stopPropagation();
    event.preventDefault();
    typing.end('cancel');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (acts().typing) return;
    const way = event.altKey ? { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key] : undefined;
    if (way && !isWithin(event.target, 'dialog')) {
      event.preventDefault();
      return acts().walk(way);
    }
    // A field of the page has steps of its own.
    if (
      isTool(event.target) ||
      isWithin(event.target, 'input, textarea') ||
      !(event.ctrlKey || event.metaKey)
    )
      return;
    const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
    if (!isRedo && event.code !== 'KeyZ') return;
    event.preventDefault();
    acts().stepBack(isRedo ? 'redo' : 'undo');
  };
  const onDragOver = (event: DragEvent) => {
    if (inPage(event.target) && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const onDropOrPaste = (event: DragEvent | ClipboardEvent) => {
    const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const isDrop = event.type === 'drop';
    const files = [...(data?.files ?? [])];
    // Of another file that was dropped the browser would make the whole page: what is wrong with it, the server says.
    const picture = files.find(({ type }) => type.startsWith('image/')) ?? (isDrop ? files[0] : undefined);
    const target = isDrop ? event.target : acts().placeOfPasted;
    // Beside the words that are copied, Word and Excel give a picture of them.
    const isWords = !isDrop && data?.getData('text/plain') !== '';
    if (!picture || isWords || isTool(event.target) || !inPage(target)) return;
    event.preventDefault();
    acts().typing?.end('save');
    acts().takePicture(target, picture);
  };
  document.addEventListener('mouseover', onOver, { passive: true, signal });
  // At the window, before all that the page itself listens for.
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('keydown', onEscape, { capture: true, signal });
  for (const type of ['pointerover', 'pointerout', 'focusin'])
    addEventListener(type, onMenu, { capture: true, signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('drop', onDropOrPaste, { signal });
  document.addEventListener('paste', onDropOrPaste, { signal });
  signal.addEventListener('abort', () => {
    delete dataset.editing;
    delete dataset.still;
  });
}
