import type { Plugin } from 'vite';
import { siteHandler } from '../../hosts/serve.ts';
import type { SiteOptions } from '../options.ts';

const wanted = () => process.env.PORT || '4173';

/**
 * Vite plugin: `vite preview` serves the built site as its hosts do, with their headers, redirects, not-found pages and
 * packed files, none of which Vite's own static server knows.
 * @throws {Error} for a `PORT` that is none
 */
export function previewServer({ out, base }: SiteOptions): Plugin {
  return {
    name: 'site:preview',
    config: (given, { isPreview }) => {
      if (!isPreview) return {};
      const port = Number(wanted());
      if (!/^\d+$/.test(wanted()) || port < 1 || port > 65535)
        throw new Error(`PORT=${wanted()}\u00a0— не номер порта. Нужно число от\u00a01 до\u00a065535.`);
      // What the command line says comes first; Vite lays this over it.
      return {
        build: { outDir: out },
        preview: {
          port: given.preview?.port ?? port,
          strictPort: true,
          host: given.preview?.host ?? true,
          // Everybody may read a public site, under any name that leads here.
          allowedHosts: true,
        },
      };
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(siteHandler(out, base));
    },
  };
}
