/** The looks of Markdown's words; a page that holds any outside of its sections needs them (markdown-elements.tsx). */
import '../styles/prose.css';

/** As in rare-prose.ts. */
export const isLoaded = true;
