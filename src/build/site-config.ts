import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import shared from '../../vite.config.ts';
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
    ...shared,
    root: content.root,
    base,
    resolve: { alias: wholeFonts() },
    define: { 'import.meta.env.PREVIEW': JSON.stringify(content.mode === 'preview') },
    plugins: [contentPlugin(content), react({ include: /\.(?:mdx|tsx?)$/ }), iconsPlugin(), shortClasses()],
  };
}
