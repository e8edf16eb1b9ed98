import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { type Content, contentPlugin } from '../content/plugin.ts';
import { basePath } from './config.ts';
import { wholeFonts } from './fonts.ts';
import { iconsPlugin } from './icons.ts';
import { shortClasses } from './short-classes.ts';

/**
 * What dev server and build share. One content and one compiler serve every bundle, so each MDX file is compiled once.
 */
export function siteConfig(content: Content, base = basePath()): UserConfig {
  return {
    root: content.root,
    base,
    appType: 'custom',
    resolve: { alias: wholeFonts() },
    define: { 'import.meta.env.PREVIEW': JSON.stringify(content.mode === 'preview') },
    plugins: [contentPlugin(content), react({ include: /\.(?:mdx|tsx?)$/ }), iconsPlugin(), shortClasses()],
    css: {
      transformer: 'lightningcss',
      // The prefix lets the prerender tell the classes of CSS modules from global ones (styles.ts).
      lightningcss: { cssModules: { pattern: 'd-[hash]-[local]' } },
    },
    // Found by scanning from the entry, so that no page makes the dev server stop and optimise a library it meets.
    optimizeDeps: {
      entries: ['src/app/entry-client.tsx'],
      include: [
        'react/jsx-dev-runtime',
        'swiper',
        'swiper/modules',
        'react-toastify/unstyled',
        'react-modal-video',
      ],
    },
    ssr: { noExternal: ['swiper', 'react-toastify/unstyled', 'react-modal-video'] },
  };
}
