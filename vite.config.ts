import { defineConfig } from 'vite';
import { openSite } from './src/build/config.ts';
import { devPlugin } from './src/build/dev.ts';
import { siteConfig } from './src/build/site-config.ts';

/** The dev server (`npm run dev`). The build composes the same parts in src/build/build.ts. */
export default defineConfig(() => {
  const content = openSite(true);
  const config = siteConfig(content);
  return { ...config, plugins: [...(config.plugins ?? []), devPlugin(content)], server: { port: 5173 } };
});
