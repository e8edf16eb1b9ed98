/** Styles of prose, for pages that have any outside of sections (markdown-elements.tsx). */
import '../styles/prose.css';

/** The bundler drops modules that only import a stylesheet, and with them the record of their stylesheet. */
export const isLoaded = true;
