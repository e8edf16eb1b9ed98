import { createContext, type ReactElement, use } from 'react';
import type { Block, Opened } from '../../../content/writers/editing.ts';
import type { Writing } from './use-writing.ts';

/** What the dialogs of page editing share. */
interface Shared extends Pick<Writing, 'act' | 'save' | 'undoOrRedo' | 'write'> {
  /** Opens a dialog above those that are open. */
  open: (dialog: ReactElement) => void;
  /** Chooses the block that an element shows, or none. */
  choose: (element: HTMLElement | null) => void;
  /** Brings an added block into sight, and opens its text or chooses it. */
  showAdded: (block: Block | undefined, now: Opened) => void;
}

/** There are no dialogs outside of it. */
export const EditingContext = createContext({} as Shared);
export const useEditing = (): Shared => use(EditingContext);

/** Key of the tab's storage that says whether page editing is on. */
export const editingKey = 'edit-on';

/** Closes the dialog around a component. */
export const CloseContext = createContext(() => {});
