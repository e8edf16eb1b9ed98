import type { Plugin } from 'vite';
import { siteHandler } from '../hosts/serve.ts';
import type { SiteOptions } from './options.ts';

/**
 * Vite plugin: `vite preview` serves the built site as its hosts do, with their headers, redirects, not-found pages and
 * packed files, none of which Vite's own static server knows.
 */
export function previewServer({ out, base }: SiteOptions): Plugin {
  return {
    name: 'site:preview',
    config: (given, { isPreview }) => {
      if (!isPreview) return {};
      // What the command line says comes first; Vite lays this over it.
      return {
        build: { outDir: out },
        preview: {
          port: given.preview?.port ?? Number(process.env.PORT || 4173),
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
