import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addressIn } from '../address.ts';
import type { RibbonList } from '../output/data.ts';
import { accept, openReviewed } from '../reviewed.ts';
import { Bar, Dot } from './Bar.tsx';
import { ChangeCard, WholeCard } from './ChangeCard.tsx';
import { readShown, type Shown } from './data.ts';
import { type Device, Frame, isFramed, tellIn, tellOut, useOther } from './Frame.tsx';
import { findBlock, isReachable, putAway } from './find.ts';
import { Marks } from './Marks.tsx';
import { Panel } from './Panel.tsx';
import { showOn } from './schedule.ts';
import { leaveStep, onOtherState, readState, type State, takeStep, writeState } from './state.ts';
import { useKeys } from './use-keys.ts';

export interface RibbonProps {
  list: RibbonList;
  /** The tree of the marks: they lie in the page's coordinates, the ribbon in the window's. */
  layer: { host: HTMLElement; root: ShadowRoot };
}

/** The ribbon of a preview: bar and panels, marks in the page, the walk from change to change. */
export function Ribbon({ list, layer }: RibbonProps) {
  const [state, setState] = useState(readState);
  const [shown, setShown] = useState<Shown | null>(null);
  const [reviewed, setReviewed] = useState(() =>
    openReviewed(
      list.subject,
      list.changes.map(({ id }) => id),
    ),
  );
  /** The open change, and its mark on this page where it has one. */
  const [active, setActive] = useState<{ change: number; block: number | null } | null>(null);
  const [device, setDevice] = useState<Device | null>(null);
  const set = (change: Partial<State>) => setState((known) => ({ ...known, ...change }));

  const load = useEffectEvent(async () => {
    const now = await readShown(list);
    const wanted = takeStep();
    setShown(now);
    setActive(wanted === null ? null : openedAt(wanted, now));
  });
  useEffect(() => {
    const again = () => void load();
    again();
    // The app has drawn another page without loading one.
    addEventListener('app-page', again);
    return () => removeEventListener('app-page', again);
  }, []);
  // What is shown is one choice for all tabs and for the frame; panels are each tab's own.
  useEffect(() => onOtherState(({ marks, date }) => setState((known) => ({ ...known, marks, date }))), []);
  useEffect(() => {
    writeState(isFramed() ? { ...readState(), marks: state.marks, date: state.date } : state);
    showOn(state.date, list.unpublished, list.basePath);
  }, [state, list]);
  const position = { active: active?.change ?? -1, count: list.changes.length };
  useEffect(() => {
    if (isFramed()) tellOut(position);
  });

  /** Opens a change: here, where it shows on this page, else on the page that shows it best. */
  function open(change: number): void {
    const target = list.changes[change];
    const page = target?.places[0]?.page ?? -1;
    const home = list.pages[page];
    if (!target || !home) return;
    putAway();
    set({ marks: true });
    if (home.kind === 'removed' || page === shown?.index) setActive(openedAt(change, shown));
    else {
      leaveStep(change);
      location.assign(addressIn(list.basePath, home.url));
    }
  }

  function step(by: 1 | -1): void {
    if (tellIn(by)) return;
    const { length } = list.changes;
    if (length === 0) return;
    if (!shown) {
      early.current = by;
      return;
    }
    const here = list.changes.findIndex(({ places }) => places[0]?.page === shown.index);
    const next = active ? active.change + by : here >= 0 ? here : by > 0 ? 0 : length - 1;
    open((next + length) % length);
  }

  /** Asked for before it was known what this page holds. */
  const early = useRef<1 | -1 | null>(null);
  const catchUp = useEffectEvent((now: Shown | null) => {
    if (!now || !early.current) return;
    step(early.current);
    early.current = null;
  });
  useEffect(() => catchUp(shown), [shown]);

  function close(): void {
    putAway();
    if (state.panel) set({ panel: null });
    else if (active) setActive(null);
    else if (isFramed()) tellOut(null);
    else setDevice(null);
  }
  useKeys({ step, marks: () => set({ marks: !state.marks }), close });
  const framed = useOther(step, () => setDevice(null));

  const blocks = shown?.blocks ?? [];
  const block = active?.block === null || active?.block === undefined ? null : (blocks[active.block] ?? null);
  const idOf = (change: number) => list.changes[change]?.id ?? '';
  const tick = (change: number) => ({
    isSeen: reviewed.accepted.has(idOf(change)),
    isFresh: reviewed.fresh.has(idOf(change)),
    see: (isSeen: boolean) => setReviewed((known) => accept(list.subject, known, idOf(change), isSeen)),
  });
  // Without a place on the page a change is told above the bar.
  const loose = active && (block === null || block.region === 'head');
  const home = active && list.pages[list.changes[active.change]?.places[0]?.page ?? -1];
  return (
    <>
      {createPortal(
        <Marks
          host={layer.host}
          root={layer.root}
          blocks={blocks}
          active={loose ? null : (active?.block ?? null)}
          isVisible={state.marks}
          activate={(at) => setActive(at === null ? null : { change: blocks[at]?.change ?? 0, block: at })}
          card={block && <ChangeCard block={block} {...tick(block.change)} />}
        />,
        layer.root,
      )}
      {!isFramed() && (
        <>
          {device && <Frame device={device} />}
          {loose && home && (
            <section className="panel loose" aria-label="Открытая правка">
              {block ? (
                <ChangeCard block={block} {...tick(active.change)} />
              ) : (
                <WholeCard page={home} list={list} {...tick(active.change)} />
              )}
            </section>
          )}
          {state.collapsed ? (
            <Dot list={list} count={blocks.length} open={() => set({ collapsed: false })} />
          ) : (
            <>
              {state.panel && (
                <Panel
                  list={list}
                  name={state.panel}
                  state={state}
                  set={set}
                  shown={shown}
                  device={device}
                  setDevice={setDevice}
                  reviewed={reviewed}
                  open={(at) => setActive({ change: blocks[at]?.change ?? 0, block: at })}
                />
              )}
              <Bar
                list={list}
                state={state}
                position={(device && framed) ?? position}
                here={new Set(blocks.map(({ change }) => change)).size}
                left={list.changes.length - reviewed.accepted.size}
                go={step}
                set={set}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

/** The best mark of a change on a page: in the page itself, or in the menu of this width. */
function openedAt(change: number, shown: Shown | null): { change: number; block: number | null } {
  const places = (shown?.blocks ?? []).flatMap((block, index) =>
    block.change === change ? [{ block, index }] : [],
  );
  const root = document.getElementById('root') ?? document.body;
  const reached = places.find(({ block }) => {
    const element = block.region === 'head' ? null : findBlock(root, block.at);
    return element !== null && (block.region === 'main' || isReachable(element));
  });
  return { change, block: (reached ?? places[0])?.index ?? null };
}
