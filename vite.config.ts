import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sectionFolders } from './src/content/mdx/section-names.ts';
import { sections } from './src/plugins/content/sections.ts';
import { devServer } from './src/plugins/dev/dev.ts';
import { editing } from './src/plugins/edit/edit.ts';
import { fonts } from './src/plugins/fonts/fonts.ts';
import { previewServer } from './src/plugins/hosts/preview.ts';
import { icons } from './src/plugins/icons/icons.ts';
import { mdxOnce } from './src/plugins/mdx/mdx-once.ts';
import { siteOptions } from './src/plugins/options.ts';
import { openPool } from './src/plugins/pool/pool.ts';
import { prerender } from './src/plugins/prerender/prerender.ts';

/** The site's table of contents: what happens to a file of `pages/` on its way to a visitor, in the order in which it happens. */
export default defineConfig(({ command }) => {
  const site = siteOptions(command);
  const pool = openPool(site.root);
  const mdx = mdxOnce(
    { ...site, known: Object.keys(sectionFolders(site.root)), development: command === 'serve' },
    pool,
  );
  return {
    appType: 'custom',
    base: site.base,
    define: { 'import.meta.env.PREVIEW': JSON.stringify(site.mode === 'preview') },
    plugins: [
      sections(),
      mdx,
      react(),
      icons(),
      fonts(),
      prerender(site, mdx.api, pool),
      editing(site.root),
      devServer(site, mdx.api, pool),
      previewServer(site),
    ],
    // One config and one set of plugins for both graphs: a page compiles once.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: 'd-[hash]-[local]' }, drafts: { customMedia: true } },
    },
    ssr: { noExternal: ['swiper', 'react-toastify/unstyled', 'react-modal-video'] },
  };
});
