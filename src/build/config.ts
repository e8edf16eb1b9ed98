import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { sections } from '../../mdx-components/index.ts';
import type { Mode } from '../content/mode.ts';
import { type Content, contentPlugin, openContent } from '../content/plugin.ts';
import { wholeFonts } from './fonts.ts';
import { iconsPlugin } from './icons.ts';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** `BASE_PATH` with slashes at both ends: the site may live in a folder of its host. */
export function basePath(value = process.env.BASE_PATH ?? '/'): string {
  const inner = value.replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}/` : '/';
}

/** `BUILD_MODE`: `production` (default) or `preview`. The dev server is always a preview. */
export const buildMode = (value = process.env.BUILD_MODE): Mode =>
  value === 'preview' ? 'preview' : 'production';

/** Opens the project's content with the vocabulary of mdx-components. */
export const openSite = (
  development: boolean,
  at = root,
  mode: Mode = development ? 'preview' : buildMode(),
): Content => openContent(at, Object.keys(sections), development, mode);

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
    plugins: [contentPlugin(content), react({ include: /\.(?:mdx|tsx?)$/ }), iconsPlugin()],
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
