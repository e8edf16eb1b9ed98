import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { blockKinds } from '../kinds.ts';
import type { BlockChange, Locator } from '../types.ts';
import { findBlock, reveal, shownPart } from './find.ts';
import { placeMark, placeOverlay } from './place.ts';
import { onMoved } from './watch.ts';
import { insertedRanges, paint } from './words.ts';

export interface MarksProps {
  host: HTMLElement;
  root: ShadowRoot;
  blocks: readonly BlockChange[];
  /** Place of the open change among the blocks. */
  active: number | null;
  isVisible: boolean;
  activate: (block: number | null) => void;
  /** What is said of the open change. */
  card: ReactNode;
}

/** A place on the page that is marked; several may belong to one block. */
interface Mark {
  index: number;
  block: BlockChange;
  at: Locator;
}

const longestName = 90;
const page = () => document.getElementById('root') ?? document.body;

/**
 * Draws marks over the page. Nothing of the page's own tree is touched: React may render it again at any time. The marks follow
 * the page's layout by themselves, without being drawn anew.
 */
export function Marks({ host, root, blocks, active, isVisible, activate, card }: MarksProps) {
  const marks = useMemo(
    () =>
      blocks.flatMap((block, index): Mark[] =>
        block.region === 'head' ? [] : [block.at, ...(block.also ?? [])].map((at) => ({ index, block, at })),
      ),
    [blocks],
  );
  const buttons = useRef(new Map<Mark, HTMLButtonElement>());
  const elements = useRef(new Map<Mark, Element>());
  const box = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);

  function elementOf(mark: Mark): Element | null {
    const known = elements.current.get(mark);
    if (known?.isConnected) return known;
    const found = findBlock(page(), mark.at);
    if (found) elements.current.set(mark, found);
    return found;
  }
  const activeMark = () => marks.find(({ index }) => index === active);

  const place = useEffectEvent(() => {
    if (!isVisible) return;
    for (const mark of marks) {
      const [button, element] = [buttons.current.get(mark), elementOf(mark)];
      if (!button) continue;
      if (element) placeMark(button, element, mark.block);
      else button.hidden = true;
    }
    const mark = activeMark();
    const element = mark && elementOf(mark);
    if (element && box.current && overlay.current)
      placeOverlay(box.current, overlay.current, shownPart(element).getBoundingClientRect(), mark.block);
  });
  useEffect(() => onMoved(page(), () => place()), []);
  useLayoutEffect(() => {
    host.hidden = !isVisible;
    place();
  });

  const ranges = (chosen: readonly Mark[]) =>
    chosen.flatMap((mark) => {
      const element = elementOf(mark);
      return element ? insertedRanges(element, mark.block.runs) : [];
    });
  const paintInserted = useEffectEvent((shown: readonly Mark[]) => {
    paint('preview-inserted', ranges(shown.filter(({ block }) => block.kind === 'changed')));
  });
  useEffect(() => paintInserted(isVisible ? marks : []), [marks, isVisible]);

  const show = useEffectEvent((mark: Mark | undefined) => {
    paint('preview-active', mark ? ranges([mark]) : []);
    const button = mark && buttons.current.get(mark);
    const element = mark && elementOf(mark);
    // Pressed or pointed at, it is in view already.
    if (!button || !element || root.activeElement === button || isPointedAt(element)) return;
    reveal(element);
    const part = shownPart(element);
    const isTall = part.getBoundingClientRect().height > innerHeight * 0.6;
    part.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest', behavior: 'instant' });
    if (isTall) scrollBy({ top: -120, behavior: 'instant' });
    place();
    button.focus({ preventScroll: true });
  });
  const isPointedAt = (element: Element) =>
    root.querySelector('button:hover') !== null || element.matches(':hover');
  useEffect(() => show(marks.find(({ index }) => index === active)), [active, marks]);

  // A block under the pointer shows its card; leaving block, mark and card puts it away.
  const onPointer = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isVisible || !(target instanceof Element) || target === host) return;
    if (target.closest('[data-preview]')) return;
    const over = marks.find(
      (mark) =>
        mark.block.kind !== 'removed' &&
        (mark.block.kind === 'style' ? target === elementOf(mark) : elementOf(mark)?.contains(target)),
    );
    if (over) {
      if (over.index !== active && !root.activeElement) activate(over.index);
    } else if (active !== null && !root.activeElement) activate(null);
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onPointer(event);
    document.addEventListener('pointerover', listen);
    return () => document.removeEventListener('pointerover', listen);
  }, []);

  return (
    <>
      {marks.map((mark) => (
        <MarkButton
          key={`${mark.index} ${mark.at.path.join('.')}`}
          mark={mark}
          isActive={mark.index === active}
          activate={() => mark.index !== active && activate(mark.index)}
          keep={(button) => {
            if (button) buttons.current.set(mark, button);
            else buttons.current.delete(mark);
          }}
        />
      ))}
      {active !== null && card && (
        <>
          <div ref={box} className="box" data-kind={blocks[active]?.kind} />
          <div ref={overlay} className="overlay">
            {card}
          </div>
        </>
      )}
    </>
  );
}

interface MarkButtonProps {
  mark: Mark;
  isActive: boolean;
  activate: () => void;
  keep: (button: HTMLButtonElement | null) => void;
}

/** The button of a mark: a bar in the gutter, or a folded line where something was removed. */
function MarkButton({ mark: { block }, isActive, activate, keep }: MarkButtonProps) {
  const { kind, label, runs } = block;
  const isFold = kind === 'removed';
  const words = runs.filter(({ op }) => isFold || op !== 'del').map(({ text }) => text);
  return (
    <button
      ref={keep}
      type="button"
      className={isFold ? 'fold' : 'mark'}
      data-kind={kind}
      aria-current={isActive || undefined}
      aria-label={`${label}: ${blockKinds[kind]}. ${words.join('').slice(0, longestName)}`}
      onFocus={activate}
      onClick={activate}
      onPointerEnter={activate}
    >
      {isFold && <span>Удалено: {label}</span>}
    </button>
  );
}
