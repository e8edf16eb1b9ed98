/** Styles of prose, for pages that have any outside of sections (markdown-elements.tsx). */
import '../styles/prose.css';

/** As in rare-prose.ts. */
export const isLoaded = true;
