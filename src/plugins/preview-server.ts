import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { siteHandler } from '../hosts/serve.ts';
import { optionError, type SiteOptions } from './options.ts';

/**
 * Vite plugin: `vite preview` serves the built site as its hosts do, with headers, `/x/` and `/x.html` redirected to
 * `/x`, not-found pages and compressed files, none of which Vite's static server supports.
 */
export function previewServer({ out, base }: SiteOptions): Plugin {
  return {
    name: 'site:preview',
    configurePreviewServer: ({ middlewares, config }) => {
      const { outDir } = config.build;
      if (outDir !== out)
        throw optionError(
          `--outDir ${outDir} не\u00a0подходит: папку сборки задаёт переменная. Нужно: OUT_DIR=${outDir} npx vite preview.`,
        );
      if (!existsSync(out)) throw optionError(`Сборки в\u00a0${out} нет. Нужно сначала: npm run build.`);
      middlewares.use(siteHandler(out, base));
    },
  };
}
