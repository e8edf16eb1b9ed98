import { createContext, use } from 'react';
import type { PageEditing } from './use-page-editing.tsx';

/** The page editing that tools and dialogs belong to; there are none outside of it. */
export const EditingContext = createContext({} as PageEditing);
export const useEditing = (): PageEditing => use(EditingContext);

/** Closes the dialog around a component. */
export const CloseContext = createContext(() => {});
