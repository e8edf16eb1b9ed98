import { useEffect, useEffectEvent } from 'react';
import { markedAround, plain } from './find-spot.ts';
import type { PageEditing } from './use-page-editing.tsx';

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
/** Whether a target belongs to the editor. */
const isTool = (target: EventTarget | null) => isWithin(target, '[data-tool], [data-problems]');
/** The page's element that an event is for: an icon, or the element around another drawing. Null outside of the page. */
function inPage(target: EventTarget | null): Element | null {
  const at = target instanceof Element ? target : null;
  const element = at?.closest('svg:has(> use)') ?? at?.closest(':not(svg, svg *)') ?? null;
  return isWithin(element, '#top') && !isTool(element) ? element : null;
}

/** Whether a selection spans several blocks, for copying. */
function isOverBlocks(selection: Selection | null): boolean {
  const blockOf = (node: Node | null | undefined) => markedAround(node?.parentElement)?.element;
  return selection?.isCollapsed === false && blockOf(selection.anchorNode) !== blockOf(selection.focusNode);
}

/** Until Ctrl is pressed, links cover no cards (Editing.css). Its release in another window is seen with the mouse. */
function onModifier({ ctrlKey, metaKey }: KeyboardEvent | MouseEvent): void {
  const { dataset } = document.documentElement;
  const now = ctrlKey || metaKey ? 'visit' : '';
  if (dataset.editing !== now) dataset.editing = now;
}

function onDragOver(event: DragEvent): void {
  if (inPage(event.target) && event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Whether a modifier key is down: then the page answers as it does to visitors. */
const isVisit = (event: MouseEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Fields get no focus from a press: leaving them would mark them as wrong. */
function onMouseDown(event: MouseEvent): void {
  if (!isVisit(event) && inPage(event.target)?.matches('input, textarea, select')) event.preventDefault();
}

/** Makes the page editable while page editing is on: listens to presses, keys, drops and pasted pictures. */
export function usePageEvents(isOn: boolean, editing: PageEditing): void {
  const { typing, act, choose } = editing;
  const onOver = useEffectEvent(({ target }: MouseEvent) => {
    const marked = typing.current ? null : markedAround(inPage(target));
    if (marked) editing.hover(marked.element);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { clientX, clientY } = event;
    const target = inPage(event.target);
    if (isVisit(event) || !target || target.closest('[aria-selected="false"]')) return;
    // Signs of buttons and folds work as closed tabs do, to reach what they show; their words are edited, and nothing is sent.
    const control = target.closest('button:not([type=submit]), summary');
    if (control && (isWithin(event.target, 'svg') || plain(control.textContent) === '')) return;
    event.preventDefault();
    if (target.closest('[contenteditable]')) return;
    event.stopPropagation();
    if (isOverBlocks(getSelection())) return;
    act(editing.startEditing(target, { x: clientX, y: clientY }));
  });
  // Keeps menus open while their text is edited: they close on a click, and when mouse or focus leave.
  const onMenu = useEffectEvent((event: Event) => {
    if (typing.current || isWithin(event.target, '[data-edit-held]')) event.stopPropagation();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (typing.current) return;
    if (event.key === 'Escape' && !event.defaultPrevented) return choose(null);
    const step = event.altKey ? { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key] : undefined;
    if (step && !isWithin(event.target, 'dialog')) {
      event.preventDefault();
      return act(editing.chooseNext(step));
    }
    // Inputs and dialogs have their own undo; the field that waits for a text to open has none while it is empty.
    const hasOwn = isWithin(event.target, 'dialog, input, textarea:not([data-edit-held])');
    if (hasOwn || !(event.ctrlKey || event.metaKey) || !/^Key[YZ]$/.test(event.code)) return;
    event.preventDefault();
    act(editing.undoOrRedo(event.code === 'KeyZ' && !event.shiftKey ? 'undo' : 'redo'));
  });
  const onDropOrPaste = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const isDrop = event.type === 'drop';
    const files = [...(data?.files ?? [])];
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    // Any dropped file, since browsers would open it; the server explains if it is no picture.
    const [picture, ...others] = isDrop && pictures.length === 0 ? files : pictures;
    const target = inPage(isDrop ? event.target : editing.pasteTarget());
    // Word and Excel add a picture of the copied text.
    const isWords = !isDrop && data?.getData('text/plain') !== '';
    if (!picture || isWords || isTool(event.target)) return;
    event.preventDefault();
    typing.current?.end('save');
    act(editing.receivePictures(target, picture, others));
  });
  /** Saves the open text; asks for confirmation while something is not saved yet. */
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    const isTyped = typing.current?.end('save');
    if (isTyped || editing.isSaving() || editing.buffer.current?.value) event.preventDefault();
  });
  const onOff = useEffectEvent(() => {
    typing.current?.end('save');
    choose(null);
  });
  // Not keyed by the page: a text that is left with it may be refused later.
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    const { dataset } = document.documentElement;
    dataset.editing = '';
    // Links are not followed (client/follow-links.ts), so that their text can be edited.
    dataset.still = '';
    addEventListener('beforeunload', onLeave, { signal });
    document.addEventListener('mouseover', onOver, { passive: true, signal });
    // On the window and capturing, before the page's own listeners.
    addEventListener('mousedown', onMouseDown, { capture: true, signal });
    addEventListener('click', onClick, { capture: true, signal });
    for (const type of ['keydown', 'keyup', 'mousemove'] as const)
      addEventListener(type, onModifier, { capture: true, passive: true, signal });
    for (const type of ['pointerover', 'pointerout', 'focusin'])
      addEventListener(type, onMenu, { capture: true, signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('drop', onDropOrPaste, { signal });
    document.addEventListener('paste', onDropOrPaste, { signal });
    return () => {
      onOff();
      listening.abort();
      delete dataset.editing;
      delete dataset.still;
    };
  }, [isOn]);
}
