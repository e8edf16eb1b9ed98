import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { siteHandler } from '../hosts/serve.ts';
import { optionError, refuseOutDir, type SiteOptions } from './options.ts';
import { tellTakenPort } from './taken-port.ts';

/**
 * Vite plugin: `vite preview` serves the built site as its hosts do, with headers, `/x/` and `/x.html` redirected to
 * `/x`, not-found pages and compressed files, none of which Vite's static server supports.
 */
export function previewServer({ out, base }: SiteOptions): Plugin {
  return {
    name: 'site:preview',
    configurePreviewServer: (server) => {
      const { middlewares, config } = server;
      tellTakenPort(server, config.preview.strictPort);
      refuseOutDir(config.build.outDir, out, 'npx vite preview');
      if (!existsSync(out)) throw optionError(`Сборки в\u00a0${out} нет. Нужно сначала: npm run build.`);
      middlewares.use(siteHandler(out, base));
    },
  };
}
