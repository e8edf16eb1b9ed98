import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addressIn } from '../address.ts';
import type { Groups } from '../groups.ts';
import { ChangeItem } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import type { Review } from '../types.ts';
import { Bar } from './Bar.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { type Device, Frame, frameAround, resizeFrame } from './Frame.tsx';
import { closeRevealed, findBlock, isReachable } from './find.ts';
import { Marks } from './Marks.tsx';
import { Panel } from './Panel.tsx';
import {
  type Mark,
  readCurrentPage,
  readState,
  type Shown,
  type State,
  stepAt,
  storeStep,
  writeState,
} from './state.ts';
import { useEvent } from './use-event.ts';
import { ViewPanel } from './ViewPanel.tsx';

/**
 * The ribbon of a preview: bar, panels, marks in the page, the walk through changes.
 * @param layer shadow root for marks, which are positioned in the page; the ribbon is fixed in the window
 */
export function Ribbon({ layer }: { layer: ShadowRoot }) {
  const { review, groups } = useReviewing();
  const { changes } = groups;
  const [state, setState] = useState(readState);
  const [{ shown, active }, setView] = useState(() => viewOf(review, groups));
  const setActive = (now: Active | null) => setView((known) => ({ ...known, active: now }));
  const [device, setDevice] = useState<Device | null>(null);
  const set = (change: Partial<State>) => setState((known) => ({ ...known, ...change }));

  // The app has navigated without a page load.
  useEvent(window, 'app-page', () => setView(viewOf(review, groups)));
  useEffect(() => writeState(state), [state]);

  function showIn(asked: Device | null): void {
    const frame = frameAround();
    if (frame) resizeFrame(frame, asked);
    else setDevice(asked);
    // The panel would cover the change.
    set({ panel: null });
  }

  /** Opens a change on this page. */
  function openHere(change: number): void {
    set({ marks: true });
    leaveOpen(change, shown.url);
    setActive({ change, mark: bestMark(change, shown) });
  }

  function leaveOpen(change: number, url: string): void {
    const id = changes[change]?.id;
    storeStep(id === undefined ? null : { id, url });
  }

  function closeCard(): void {
    storeStep(null);
    setActive(null);
  }

  /** Opens a change on its best page. */
  function open(change: number): void {
    const page = changes[change]?.marks[0]?.page;
    if (!page) return;
    closeRevealed();
    if (page.kind === 'removed' || page === shown.page) openHere(change);
    else {
      set({ marks: true });
      leaveOpen(change, page.url);
      location.assign(addressIn(review.basePath, page.url));
    }
  }

  function step(by: 1 | -1): void {
    const { length } = changes;
    if (length === 0) return;
    const here = changes.findIndex(({ marks: [best] }) => best !== undefined && best.page === shown.page);
    const next = active ? active.change + by : here >= 0 ? here : by > 0 ? 0 : length - 1;
    open((next + length) % length);
  }

  function close(): void {
    closeRevealed();
    if (state.panel) set({ panel: null });
    else if (active) {
      // Returns focus from the card to its mark.
      if (layer.activeElement)
        layer.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
      closeCard();
    } else showIn(null);
  }
  // On touch screens, a press beside the card closes it.
  useEvent(document, 'click', ({ target }: MouseEvent) => {
    if (active && target instanceof Element && !target.closest('[data-preview]')) closeCard();
  });
  // By `event.code`, so that keys work with a Russian layout. Not in text fields.
  useEvent(document, 'keydown', (event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, altKey } = event;
    const [target] = event.composedPath();
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));
    if (ctrlKey || metaKey || altKey) return;
    if (code === 'Escape') close();
    else if (isTyping) return;
    else if (code === 'KeyN') step(1);
    else if (code === 'KeyP') step(-1);
    else if (code === 'KeyM') set({ marks: !state.marks });
  });

  const change = active && changes[active.change];
  const here = change?.marks.find(({ page }) => page === shown.page) ?? change?.marks[0];
  const mark = active?.mark && here ? { ...here, block: active.mark.block } : here;
  const card = change && mark && <ChangeItem change={change} mark={mark} isInView />;
  return (
    <>
      {createPortal(
        <Marks
          root={layer}
          marks={shown.marks}
          opened={active}
          isVisible={state.marks}
          activate={(at) => setActive(at && { change: at.change, mark: at, isPointedAt: true })}
          card={card}
        />,
        layer,
      )}
      {device && <Frame device={device} close={() => setDevice(null)} />}
      {/* A change without a place on the page is shown above the bar. */}
      {!active?.mark && card && <div className="panel loose">{card}</div>}
      {state.panel && (
        <Panel>
          {state.panel === 'changes' ? (
            <ChangesPanel shown={shown} open={openHere} />
          ) : (
            <ViewPanel shown={shown} marks={state.marks} set={set} showIn={showIn} />
          )}
        </Panel>
      )}
      <Bar state={state} set={set} active={active?.change ?? null} page={shown.page} go={step} />
    </>
  );
}

/** The open change, and its mark on this page, if any. */
interface Active {
  change: number;
  mark: Mark | null;
  isPointedAt?: boolean;
}

/** State for the current page, with the change that the last step opened. */
function viewOf(review: Review, groups: Groups): { shown: Shown; active: Active | null } {
  const shown = readCurrentPage(review, groups);
  const step = stepAt(shown.url);
  const change = groups.changes.findIndex(({ id }) => id === step);
  return { shown, active: change < 0 ? null : { change, mark: bestMark(change, shown) } };
}

/** The best mark of a change on a page: in the content, or in the menu of this width; null if there is none. */
function bestMark(change: number, { marks }: Shown): Mark | null {
  const places = marks.filter((mark) => mark.change === change);
  const root = document.getElementById('root') ?? document.body;
  const reached = places.find(({ block, at }) => {
    const element = findBlock(root, at);
    return element !== null && (block.region === 'main' || isReachable(element));
  });
  return reached ?? places[0] ?? null;
}
