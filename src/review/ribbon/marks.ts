import { blockKinds } from '../kinds.ts';
import type { BlockChange } from '../types.ts';
import { el, shadowHost } from './dom.ts';
import { findBlock, reveal, shownPart } from './find.ts';
import { markCard } from './mark-card.ts';
import { highlightStyle, marksStyle } from './marks-style.ts';
import { type Overlay, placeOverlay } from './overlay.ts';
import { insertedRanges, paint } from './words.ts';

interface Mark {
  block: BlockChange;
  element: Element;
  button: HTMLButtonElement;
}

/** The marks of a page. */
export interface Marks {
  show: (blocks: readonly BlockChange[]) => void;
  setVisible: (visible: boolean) => void;
  /** Opens a change: scrolls to it, focuses its mark, shows its card. */
  go: (index: number) => void;
  active: () => number;
  count: () => number;
  close: () => void;
}

/** How far left of a block its bar's button begins: the bar itself clears the frame around the block. */
const barOffset = 32;

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
  let blocks: readonly BlockChange[] = [];
  let marks: Mark[] = [];
  let active = -1;
  let overlay: Overlay | null = null;

  const page = () => document.getElementById('root') ?? document.body;

  function place(): void {
    const width = document.documentElement.clientWidth;
    for (const mark of marks) {
      if (!mark.element.isConnected) mark.element = findBlock(page(), mark.block.at) ?? mark.element;
      const rect = shownPart(mark.element).getBoundingClientRect();
      const { button, block } = mark;
      const isFold = block.kind === 'removed';
      const top = scrollY + (isFold ? (block.side === 'before' ? rect.top : rect.bottom) - 12 : rect.top);
      const left = isFold ? Math.max(4, rect.left) : Math.max(-8, rect.left - barOffset);
      button.style.top = `${Math.max(0, top)}px`;
      button.style.left = `${scrollX + left}px`;
      if (isFold) button.style.width = `${Math.max(140, Math.min(rect.width, width - left - 4))}px`;
      else button.style.height = `${Math.max(24, rect.height)}px`;
      button.hidden = rect.width === 0 && rect.height === 0;
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

  function close(): void {
    marks[active]?.button.removeAttribute('aria-current');
    overlay?.box.remove();
    overlay?.card.remove();
    overlay = null;
    paint('preview-active', []);
  }

  function show(next: readonly BlockChange[]): void {
    blocks = next;
    close();
    active = -1;
    for (const { button } of marks) button.remove();
    marks = blocks.flatMap((block, index): Mark[] => {
      const element = findBlock(page(), block.at);
      if (!element) return [];
      const isFold = block.kind === 'removed';
      const text = block.runs
        .map((run) => run.text)
        .join('')
        .slice(0, 90);
      const button = el(
        'button',
        {
          type: 'button',
          class: isFold ? 'fold' : 'mark',
          'data-kind': block.kind,
          'aria-label': `${block.label}: ${blockKinds[block.kind]}. ${text}`,
          onfocus: () => activate(index),
          onclick: () => activate(index),
          onpointerenter: () => activate(index),
        },
        isFold && el('span', {}, `Удалено: ${block.label}`),
      );
      return [{ block, element, button }];
    });
    root.append(...marks.map(({ button }) => button));
    paint(
      'preview-inserted',
      marks.flatMap(({ element, block }) =>
        block.kind === 'changed' ? insertedRanges(element, block.runs) : [],
      ),
    );
    place();
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

  let queued = false;
  const replace = () => {
    if (queued || marks.length === 0) return;
    queued = true;
    requestAnimationFrame(() => {
      queued = false;
      place();
    });
  };
  new ResizeObserver(replace).observe(document.documentElement);
  new MutationObserver(replace).observe(page(), {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'class', 'data-state'],
  });
  addEventListener('scroll', replace, { capture: true, passive: true });
  addEventListener('resize', replace);
  document.addEventListener('transitionend', replace);

  return {
    show,
    setVisible: (visible) => {
      host.hidden = !visible;
      if (visible) place();
      else {
        close();
        paint('preview-inserted', []);
      }
      if (visible)
        paint(
          'preview-inserted',
          marks.flatMap(({ element, block }) =>
            block.kind === 'changed' ? insertedRanges(element, block.runs) : [],
          ),
        );
    },
    go: (index) => {
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
    },
    active: () => active,
    count: () => marks.length,
    close,
  };
}
