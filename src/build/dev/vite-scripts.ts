import react from '@vitejs/plugin-react';

/**
 * What Vite and its React plugin add to a page (`transformIndexHtml`), and the app's entry: pages are answered while
 * Vite itself is still starting.
 */
export function viteScripts(base: string): string {
  const preamble = react.preambleCode.replace('__BASE__', base);
  return [
    `<script type="module" src="${base}@vite/client"></script>`,
    `<script type="module">${preamble}</script>`,
    `<script type="module" src="${base}src/app/entry-client.tsx"></script>`,
  ].join('');
}
