import type { RibbonList } from '../output/data.ts';
import type { Reviewed } from '../reviewed.ts';
import type { Shown } from './data.ts';
import type { Device } from './Frame.tsx';
import type { State } from './state.ts';

/** What the panel and the bodies of its tabs need. */
export interface PanelProps {
  list: RibbonList;
  state: State;
  set: (change: Partial<State>) => void;
  shown: Shown | null;
  device: Device | null;
  setDevice: (device: Device | null) => void;
  reviewed: Reviewed;
  /** Opens a change of this page by its place. */
  open: (block: number) => void;
}
