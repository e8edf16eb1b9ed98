/** The looks of Markdown that few texts hold; a page that shows such an element needs them (markdown-elements.tsx). */
import '../styles/prose-rare.css';

/** The bundler drops a module that holds nothing but a sheet, and with it the way from the module to the sheet. */
export const isLoaded = true;
