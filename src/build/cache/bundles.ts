import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/plugin.ts';
import type { ClientBundle } from '../client-bundle.ts';
import { basePath, cacheFolder, reactMode } from '../config.ts';
import type { Frame } from '../html.ts';
import { serverFile } from '../server-file.ts';
import type { Tool } from '../tool.ts';
import { digest } from './digest.ts';
import { prune } from './prune.ts';

/** Both halves of the app as bundled, with what the pages' HTML needs of them. */
export interface Bundles {
  /** Names these bundles: other sources, another name. */
  key: string;
  client: ClientBundle;
  frame: Frame;
  /** The server's module. */
  server: string;
}

/** How many bundles are kept: those of a base path and of a preview stand beside the production's. */
const kept = 6;

/**
 * Makes the bundles, or takes those of an earlier build of the same sources. Content is no part of them but for the
 * site files (`virtual:site`).
 * @param outDir receives the browser's files
 */
export async function openBundles(content: Content, tool: Tool, outDir: string): Promise<Bundles> {
  const site = JSON.stringify(content.store.index().site);
  const key = digest(tool.sources, basePath(), content.mode, reactMode(), site);
  const folders = join(cacheFolder, 'bundles');
  const folder = join(folders, key);
  if (!existsSync(folder)) {
    const scratch = `${folder}.${process.pid}`;
    try {
      const { makeBundles } = await import('../make-bundles.ts');
      const made = await makeBundles(content, join(scratch, 'client'), join(scratch, 'server'));
      writeFileSync(join(scratch, 'bundles.json'), JSON.stringify(made));
      mkdirSync(folders, { recursive: true });
      // Another build of the same sources may have been quicker.
      if (!existsSync(folder)) renameSync(scratch, folder);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
    prune(folders, kept);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  cpSync(join(folder, 'client'), outDir, { recursive: true });
  const made = JSON.parse(readFileSync(join(folder, 'bundles.json'), 'utf8')) as Omit<
    Bundles,
    'key' | 'server'
  >;
  return { ...made, key, server: join(folder, 'server', serverFile) };
}
