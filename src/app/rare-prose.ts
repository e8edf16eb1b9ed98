/** Styles of rare Markdown elements, for pages that have one (markdown-elements.tsx). */
import '../styles/prose-rare.css';

/** The bundler drops modules that only import a stylesheet, and with them the record of their stylesheet. */
export const isLoaded = true;
