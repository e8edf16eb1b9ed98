import { createContext, use } from 'react';
import type { PageEditing } from './use-page-editing.tsx';

/** The page editing that tools and dialogs belong to. */
export const EditingContext = createContext<PageEditing | null>(null);

/** @throws outside of page editing */
export function useEditing(): PageEditing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('No page editing.');
  return editing;
}

/** Closes the dialog around a component. */
export const CloseContext = createContext(() => {});
