import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classPattern } from './src/class-pattern.ts';
import { editing } from './src/edit/plugin.ts';
import { devServer } from './src/plugins/dev/dev.ts';
import { icons } from './src/plugins/icons.ts';
import { mdxOnce } from './src/plugins/mdx/mdx-once.ts';
import { siteOptions } from './src/plugins/options.ts';
import { prerender } from './src/plugins/prerender/prerender.ts';
import { previewServer } from './src/plugins/preview-server.ts';
import { sectionFolders, sections } from './src/plugins/sections.ts';

/** The site's table of contents: what happens to a file of `pages/` on its way to a visitor, in the order in which it happens. */
export default defineConfig((env) => {
  const site = siteOptions(env);
  const known = Object.keys(sectionFolders(site.root));
  const mdx = mdxOnce({ ...site, known, development: env.command === 'serve' });
  return {
    appType: 'custom',
    base: site.base,
    build: { outDir: site.out },
    // The site is public, so any host name is fine.
    preview: { port: Number(process.env.PORT || 4173), strictPort: true, host: true, allowedHosts: true },
    // Whether drafts, source marks and the writers' tools are part of the site: in `BUILD_MODE=preview`, and always in dev.
    define: { 'import.meta.env.WRITERS': JSON.stringify(site.mode === 'writers') },
    plugins: [
      // The sections' names and folders, as `virtual:sections`.
      sections(),
      // @mdx-js/rollup with the project's remark and rehype plugins; a file is compiled once for both graphs.
      mdx,
      react(),
      // A sprite of the icons, its URL as `virtual:icons`.
      icons(site.root),
      // `vite build`: builds both graphs, renders each route of the table into a file with its data beside it, and adds the
      // search index, sitemap, feed and hosts' files. The steps: src/plugins/prerender/build-site.ts.
      prerender(site, mdx.api),
      // `vite`: saves from the page's editor, and one middleware that renders the requested page.
      editing(site.root),
      devServer(site, mdx.api),
      // `vite preview`: serves the files of `dist/` as hosts do, without the route table.
      previewServer(site),
    ],
    // One config and one set of plugins for both graphs: a page compiles once.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: classPattern }, drafts: { customMedia: true } },
    },
    ssr: { noExternal: ['swiper', 'react-toastify/unstyled', 'react-modal-video'] },
  };
});
