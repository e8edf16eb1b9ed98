import react from '@vitejs/plugin-react';

/** React's refresh asks for its runtime first. */
const statically = /^\s*import\s*(\{[^}]*\})\s*from\s*("[^"]*");?/m;

/**
 * What Vite and its React plugin add to a page (`transformIndexHtml`), and the app's entry: pages are answered while
 * Vite itself is still starting. The printed page is whole without them, so it does not wait: a module that imports
 * another is part of the page's loading (HTML standard, "DOMContentLoaded"), one that asks for it later is not. It asks
 * when the page is drawn, and at once in a tab that nobody sees, where nothing is drawn.
 */
export function viteScripts(base: string): string {
  const preamble = react.preambleCode.replace('__BASE__', base);
  if (!statically.test(preamble)) throw new Error('@vitejs/plugin-react starts its refresh in another way.');
  const later = [
    'if (!document.hidden) await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));',
    `await import("${base}@vite/client");`,
    preamble.replace(statically, 'const $1 = await import($2);'),
    `await import("${base}src/app/entry-client.tsx");`,
  ].join('\n');
  return `<script type="module">(async () => {${later}})();</script>`;
}
