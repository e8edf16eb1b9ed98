import type { Plugin } from 'vite';

/** Vite plugin: every sheet knows the names of the window's widths, as it knows the tokens (src/styles/widths.css). */
export const widths = (): Plugin => ({
  name: 'site:widths',
  transform: {
    order: 'pre',
    filter: { id: /\.css(?:$|\?)/, code: '(--' },
    handler: (code) => `@import "/src/styles/widths.css";\n${code}`,
  },
});
