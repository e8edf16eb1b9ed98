import type { BlockChange } from '../types.ts';
import { el, shadowHost } from './dom.ts';
import { findBlock, reveal, shownPart } from './find.ts';
import { type Mark, markButton, placeMark } from './mark-button.ts';
import { markCard } from './mark-card.ts';
import { highlightStyle, marksStyle } from './marks-style.ts';
import { type Overlay, placeOverlay } from './overlay.ts';
import { onMoved } from './watch.ts';
import { insertedRanges, paint } from './words.ts';

/** The marks of a page. */
export interface Marks {
  show: (blocks: readonly BlockChange[]) => void;
  setVisible: (visible: boolean) => void;
  /** Opens a change: scrolls to it, focuses its mark, shows its card. */
  go: (index: number) => void;
  /** The same by the change itself: one whose block is not on the page has no mark. */
  open: (block: BlockChange) => void;
  active: () => number;
  count: () => number;
  /** Puts the open change away; false when none was open. */
  close: () => boolean;
}

/**
 * Draws marks over the page. Nothing of the page's own tree is touched: React may render it again at any time.
 * @param sourceLink address of a source line, or null
 * @param onChange called when another mark becomes the active one
 */
export function createMarks(sourceLink: (block: BlockChange) => string | null, onChange: () => void): Marks {
  const { host, root } = shadowHost('preview-marks', marksStyle);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(highlightStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let marks: Mark[] = [];
  let active = -1;
  let overlay: Overlay | null = null;

  const page = () => document.getElementById('root') ?? document.body;

  function place(): void {
    for (const mark of marks) {
      if (!mark.element.isConnected) mark.element = findBlock(page(), mark.block.at) ?? mark.element;
      placeMark(mark);
    }
    placeCard();
  }

  function placeCard(): void {
    const mark = marks[active];
    if (overlay && mark) placeOverlay(overlay, shownPart(mark.element).getBoundingClientRect(), mark.block);
  }

  function activate(index: number): void {
    if (index === active && overlay) return;
    close();
    const mark = marks[index];
    if (!mark) return;
    active = index;
    mark.button.setAttribute('aria-current', 'true');
    const card = markCard(mark.block, sourceLink(mark.block));
    const box = el('div', { class: 'box', 'data-kind': mark.block.kind });
    overlay = { box, card };
    root.append(box, card);
    paint('preview-active', insertedRanges(mark.element, mark.block.runs));
    placeCard();
    onChange();
  }

  function close(): boolean {
    const wasOpen = overlay !== null;
    marks[active]?.button.removeAttribute('aria-current');
    overlay?.box.remove();
    overlay?.card.remove();
    overlay = null;
    paint('preview-active', []);
    return wasOpen;
  }

  function show(next: readonly BlockChange[]): void {
    close();
    active = -1;
    for (const { button } of marks) button.remove();
    marks = next.flatMap((block, index): Mark[] => {
      const element = findBlock(page(), block.at);
      return element ? [{ block, element, button: markButton(block, () => activate(index)) }] : [];
    });
    root.append(...marks.map(({ button }) => button));
    paintInserted();
    place();
  }

  function paintInserted(): void {
    const changed = host.hidden ? [] : marks.filter(({ block }) => block.kind === 'changed');
    paint(
      'preview-inserted',
      changed.flatMap(({ element, block }) => insertedRanges(element, block.runs)),
    );
  }

  // A block under the pointer shows its card; leaving block, mark and card puts it away.
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || host.hidden || !(target instanceof Element)) return;
    if (target === host) return;
    const index = marks.findIndex(
      ({ element, block }) =>
        block.kind !== 'removed' &&
        (block.kind !== 'style' || target === element) &&
        element.contains(target),
    );
    if (index >= 0) activate(index);
    else if (!root.activeElement) close();
  });

  onMoved(page(), () => {
    if (marks.length > 0) place();
  });

  function go(index: number): void {
    const mark = marks[index];
    if (!mark) return;
    reveal(mark.element);
    const shown = shownPart(mark.element);
    const isTall = shown.getBoundingClientRect().height > innerHeight * 0.6;
    shown.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest', behavior: 'instant' });
    if (isTall) scrollBy({ top: -120, behavior: 'instant' });
    place();
    mark.button.focus({ preventScroll: true });
    activate(index);
  }

  return {
    show,
    setVisible: (visible) => {
      if (host.hidden === !visible) return;
      host.hidden = !visible;
      if (visible) place();
      else close();
      paintInserted();
    },
    go,
    open: (block) => go(marks.findIndex((mark) => mark.block === block)),
    active: () => active,
    count: () => marks.length,
    close,
  };
}
