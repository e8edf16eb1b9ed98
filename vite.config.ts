import { defineConfig } from 'vite';

/**
 * What every Vite of this project has in common: the dev server and the bundles of the build. What depends on the content
 * (plugins, base path, fonts) is added by `siteConfig` (src/build/site-config.ts).
 */
export default defineConfig({
  appType: 'custom',
  css: {
    transformer: 'lightningcss',
    // The prefix lets the prerender tell the classes of CSS modules from global ones (src/build/styles.ts).
    lightningcss: { cssModules: { pattern: 'd-[hash]-[local]' } },
  },
  // Found by scanning from the entry, so that no page makes the dev server stop and optimise a library it meets.
  optimizeDeps: {
    entries: ['src/app/entry-client.tsx'],
    include: [
      ...['react/jsx-dev-runtime', 'react-router-dom', 'react-toastify/unstyled', 'react-modal-video'],
      ...['swiper', 'swiper/modules'],
    ],
  },
  ssr: { noExternal: ['swiper', 'react-toastify/unstyled', 'react-modal-video'] },
});
