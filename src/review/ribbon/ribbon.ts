import { addressIn, sourceUrl } from '../address.ts';
import type { RibbonList, RibbonPage } from '../output/data.ts';
import type { BlockChange } from '../types.ts';
import { createBar } from './bar.ts';
import { currentUrl, readList, readPage } from './data.ts';
import { isFramed, tellClose, tellPosition } from './frame.ts';
import { onKeys } from './keys.ts';
import { createMarks } from './marks.ts';
import { onNavigate } from './navigation.ts';
import { showOn } from './schedule.ts';
import { leaveStep, onOtherState, readState, takeStep, writeState } from './state.ts';

/** Starts the ribbon: reads what differs, draws marks and bar, follows the app's navigation. */
export async function startRibbon(): Promise<void> {
  const list = await readList();
  if (!list) return;
  const state = readState();
  let page: RibbonPage | null = null;
  const marks = createMarks((block) => sourceLink(list, block), refresh);
  const bar = isFramed()
    ? null
    : createBar({ list, state, marks, go: step, open: marks.open, refresh, page: () => page });

  let shownOn = state.date;
  function refresh(): void {
    // What was open may not be there on another day.
    if (shownOn !== state.date) marks.close();
    shownOn = state.date;
    writeState(isFramed() ? { ...readState(), marks: state.marks, date: state.date } : state);
    marks.setVisible(state.marks);
    showOn(state.date, list?.unpublished ?? [], list?.basePath ?? '/');
    if (isFramed()) tellPosition({ active: marks.active(), count: marks.count() });
    bar?.draw();
  }

  async function load(): Promise<void> {
    if (!list) return;
    const url = currentUrl(list.basePath);
    const index = list.pages.findIndex((other) => other.url === url && other.kind !== 'removed');
    page = index < 0 ? null : await readPage(index);
    marks.show(page?.blocks ?? []);
    refresh();
    const wanted = takeStep();
    if (wanted === null) return;
    if (marks.count() > 0) marks.go(wanted > 0 ? 0 : marks.count() - 1);
  }

  /** The next change, on this page or on the next one that has any. */
  function step(by: 1 | -1): void {
    if (!list) return;
    const inside = document.querySelector('preview-ribbon')?.shadowRoot?.querySelector('iframe');
    if (inside) {
      inside.contentWindow?.postMessage({ previewStep: by }, location.origin);
      return;
    }
    if (!state.marks) {
      state.marks = true;
      refresh();
    }
    const next = marks.active() < 0 ? (by > 0 ? 0 : marks.count() - 1) : marks.active() + by;
    if (next >= 0 && next < marks.count()) {
      marks.go(next);
      return;
    }
    const withMarks = list.pages.filter(({ kind, count }) => kind !== 'removed' && count > 0);
    const here = withMarks.findIndex(({ url }) => url === currentUrl(list.basePath));
    const target = withMarks[(Math.max(here, by > 0 ? -1 : 0) + by + withMarks.length) % withMarks.length];
    if (!target) return;
    if (target.url === currentUrl(list.basePath)) marks.go(by > 0 ? 0 : marks.count() - 1);
    else {
      leaveStep(by);
      location.assign(addressIn(list.basePath, target.url));
    }
  }

  onKeys({
    step,
    marks: () => {
      state.marks = !state.marks;
      refresh();
    },
    close: () => {
      // Inside of a frame the first press puts the card away, the next one the frame.
      if (!marks.close() && isFramed()) tellClose();
      bar?.close();
    },
  });
  // What is shown is one choice for all tabs and for the frame; panels are each tab's own.
  onOtherState(({ marks: shown, date }) => {
    if (shown === state.marks && date === state.date) return;
    Object.assign(state, { marks: shown, date });
    refresh();
  });
  onNavigate(() => void load());
  await load();
}

function sourceLink({ subject }: RibbonList, { source }: BlockChange): string | null {
  const { repository, commit } = subject;
  if (!repository || !commit || !source) return null;
  return sourceUrl(repository, commit, source.file, source.line);
}
