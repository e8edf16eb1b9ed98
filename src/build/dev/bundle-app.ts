import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/plugin.ts';
import { basePath, openSite, root } from '../config.ts';

/** What stands around every page of the dev server; kept with the bundle, so that a page need not wait for Vite. */
export interface DevFrame {
  layers: string;
  controls: string;
  /** Script elements for the end of the page: Vite's client, React's refresh, the app. */
  scripts: string;
}
export const frameFile = 'frame.json';

/**
 * Bundles the server's half of the app with its styles. Runs in a thread: meanwhile the main one reads the pages.
 * @param folder where it goes, all at once, so that half a bundle is never found
 */
export async function bundleApp({ folder }: { folder: string }): Promise<void> {
  const [{ buildServer }, { controlScripts, layerOrder }, { viteScripts }] = await Promise.all([
    import('../server-bundle.ts'),
    import('../inline-scripts.ts'),
    import('./vite-scripts.ts'),
  ]);
  // Of the content this half holds nothing; whatever asks for it gets all of it.
  const content: Pick<Content, 'root' | 'mode'> = { root, mode: 'preview' };
  const whole = new Proxy(content as Content, {
    get: (known, name) => Reflect.get(name in known ? known : openSite(true), name),
  });
  const scratch = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await buildServer(whole, scratch, { withStyles: true });
    const controls = await controlScripts(root);
    const frame: DevFrame = { controls, layers: layerOrder(root), scripts: viteScripts(basePath()) };
    writeFileSync(join(scratch, frameFile), JSON.stringify(frame));
    renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
