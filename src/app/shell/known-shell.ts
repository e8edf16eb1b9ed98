import { createContext } from 'react';

/**
 * True while the build prints a page whose header and footer it has printed before (src/app/print-page.tsx): they are
 * left out, in their places, so that everything else gets the same ids. Never true in a browser.
 */
export const KnownShell = createContext(false);
