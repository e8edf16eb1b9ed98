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
    config: (given, { isPreview }) => {
      if (!isPreview) return {};
      const folder = given.build?.outDir;
      if (folder)
        throw optionError(
          `--outDir ${folder} не\u00a0подходит: папку сборки задаёт переменная. Нужно: OUT_DIR=${folder} npx vite preview.`,
        );
      // Vite merges this over the command line's options, so those are repeated here.
      return {
        build: { outDir: out },
        preview: {
          port: given.preview?.port ?? Number(process.env.PORT || 4173),
          strictPort: true,
          host: given.preview?.host ?? true,
          // The site is public, so any host name is fine.
          allowedHosts: true,
        },
      };
    },
    configurePreviewServer: ({ middlewares }) => {
      if (!existsSync(out)) throw optionError(`Сборки в\u00a0${out} нет. Нужно сначала: npm run build.`);
      middlewares.use(siteHandler(out, base));
    },
  };
}
