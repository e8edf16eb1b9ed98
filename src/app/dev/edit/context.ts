import { createContext, use } from 'react';
import type { PageEditing } from './use-page-editing.tsx';

/** What the dialogs of page editing share. */
type Shared = Pick<PageEditing, 'act' | 'save' | 'write' | 'open' | 'showAdded'>;

/** There are no dialogs outside of it. */
export const EditingContext = createContext({} as Shared);
export const useEditing = (): Shared => use(EditingContext);

/** Closes the dialog around a component. */
export const CloseContext = createContext(() => {});
