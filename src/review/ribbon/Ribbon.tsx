import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Groups, ShownChange } from '../groups.ts';
import { ChangeItem, changeUrl } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import type { Review } from '../types.ts';
import { Bar } from './Bar.tsx';
import { Frame, frameAround } from './Frame.tsx';
import { Marks } from './Marks.tsx';
import { PagesPanel, Panel, ViewPanel } from './Panels.tsx';
import { closeRevealed, findBlock, isReachable, visiblePart } from './place.ts';
import {
  type CurrentPage,
  type MarkedPlace,
  type OpenedChange,
  type RibbonState,
  readCurrentPage,
  readState,
  stepHere,
  storeStep,
  writeState,
} from './state.ts';
import { useEvent } from './use-event.ts';

/**
 * The ribbon of a preview: bar, panels, marks in the page, the walk through changes.
 * @param layer shadow root of the marks, which are positioned in the document; the ribbon is fixed in the window
 */
export function Ribbon({ layer }: { layer: ShadowRoot }) {
  const { review, groups } = useReviewing();
  const { changes } = groups;
  const [state, setState] = useState(readState);
  const [{ current, active }, setView] = useState(() => viewOf(review, groups));
  const setActive = (now: OpenedChange | null) => setView((known) => ({ ...known, active: now }));
  /** Where the walk was left on a page: a closed card does not restart it. */
  const left = useRef<{ index: number; on: CurrentPage }>(null);
  /** Width of the frame; null if there is none. */
  const [width, setWidth] = useState<number | null>(null);
  const set = (change: Partial<RibbonState>) => setState((known) => ({ ...known, ...change }));

  const readView = () => setView(viewOf(review, groups));
  // The app has navigated without a page load, or the address names another change.
  useEvent(window, 'app-page', readView);
  useEvent(window, 'hashchange', readView);
  useEffect(() => writeState(state), [state]);
  // A menu stays open only for a mark in it.
  useEffect(() => {
    if (!state.marks) closeRevealed();
  }, [state.marks]);

  function frame(chosen: number): void {
    setWidth(chosen);
    set({ panel: null });
  }

  function closeCard(): void {
    if (active && !active.isPointedAt) left.current = { index: active.change.index, on: current };
    storeStep(null);
    setActive(null);
  }

  /** Opens a change on the page of its best mark; one that pages share on this page, if it is in the same part of it. */
  function open(change: ShownChange): void {
    const { id, owner, marks } = change;
    const [best] = marks;
    closeRevealed();
    const isRemoved = best.page.kind === 'removed';
    const isHere = marks.some(
      ({ page, block }) =>
        page === current.page && (page === best.page || (!owner && block.region === best.block.region)),
    );
    if (!isRemoved && !isHere) {
      location.assign(changeUrl(change, review));
      return;
    }
    set({ marks: true });
    storeStep(id);
    // That a page went is told first; its traces on this page say less.
    setActive({ change, mark: isRemoved ? null : bestMark(change, current) });
  }

  function step(by: 1 | -1): void {
    const { length } = changes;
    const here = changes.findIndex(({ marks: [best] }) => best.page === current.page);
    const from = active?.change ?? (left.current?.on === current ? left.current : null);
    const to = from ? from.index + by : here >= 0 ? here : by > 0 ? 0 : length - 1;
    const next = changes[(to + length) % length];
    if (next) open(next);
  }

  function close(): void {
    closeRevealed();
    if (state.panel) set({ panel: null });
    else if (active) {
      // Returns focus from the card to its mark.
      if (layer.activeElement)
        layer.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
      closeCard();
    } else frameAround()?.close();
  }
  // A press beside the card closes it.
  useEvent(document, 'click', ({ target }: MouseEvent) => {
    if (active && target instanceof Element && !target.closest('[data-preview]')) closeCard();
  });
  // `event.code`, so that keys work with a Russian layout.
  useEvent(document, 'keydown', (event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, altKey } = event;
    const [target] = event.composedPath();
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));
    // The frame closes itself; its ribbon has the other keys.
    if (ctrlKey || metaKey || altKey || width) return;
    if (code === 'Escape') close();
    else if (isTyping) return;
    else if (code === 'KeyN') step(1);
    else if (code === 'KeyP') step(-1);
    else if (code === 'KeyM') set({ marks: !state.marks });
  });

  const { change, mark: marked } = active ?? {};
  const isGone = change?.marks[0].page.kind === 'removed';
  const mark =
    marked ?? change?.marks.find(({ page }) => isGone || page === current.page) ?? change?.marks[0];
  const card = change && mark && <ChangeItem change={change} mark={mark} isInView />;
  return (
    <>
      {createPortal(
        <Marks
          root={layer}
          marks={current.marks}
          opened={active}
          isVisible={state.marks}
          activate={(at) =>
            at ? setActive({ change: at.change, mark: at, isPointedAt: true }) : closeCard()
          }
          card={card}
        />,
        layer,
      )}
      {width && <Frame width={width} choose={setWidth} close={() => setWidth(null)} />}
      {/* A change without a mark on the page is shown above the bar. */}
      {!active?.mark && card && (
        <div key={change.id} ref={focus} className="panel loose" tabIndex={-1}>
          {card}
        </div>
      )}
      {state.panel && (
        <Panel>
          {state.panel === 'pages' ? (
            <PagesPanel current={current} />
          ) : (
            <ViewPanel current={current} marks={state.marks} set={set} frame={frame} />
          )}
        </Panel>
      )}
      <Bar state={state} set={set} active={change} page={current.page} go={step} />
    </>
  );
}

/** Tab leads from here into the card, as from a mark. */
const focus = (card: HTMLElement | null) => card?.focus({ preventScroll: true });

/** Returns the current page and the change to be opened on it. */
function viewOf(review: Review, groups: Groups): { current: CurrentPage; active: OpenedChange | null } {
  const current = readCurrentPage(review, groups);
  const step = stepHere();
  const change = groups.changes.find(({ id }) => id === step);
  return { current, active: change ? { change, mark: bestMark(change, current) } : null };
}

/** Returns the most informative mark of a change that can be shown, otherwise its first; null if the page has none. */
function bestMark(change: ShownChange, { marks }: CurrentPage): MarkedPlace | null {
  const places = change.marks.flatMap(({ block }) => marks.filter((mark) => mark.block === block));
  const find = (isShown: (element: Element, place: MarkedPlace) => boolean) =>
    places.find((place) => {
      const element = findBlock(place.at);
      return element !== null && isShown(element, place);
    });
  // Places of a style are alike: no menu is opened for one if another is in the page.
  const visible = places[0]?.block.kind === 'style' && find((element) => visiblePart(element) === element);
  const reached = visible || find((element, { block }) => block.region === 'main' || isReachable(element));
  return reached ?? places[0] ?? null;
}
