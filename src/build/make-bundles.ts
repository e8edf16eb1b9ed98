import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/plugin.ts';
import { buildClient, type ClientBundle } from './client-bundle.ts';
import { basePath } from './config.ts';
import type { Frame } from './html.ts';
import { controlScripts, inlineScript, layerOrder } from './inline-scripts.ts';
import { buildServer } from './server-bundle.ts';

/**
 * Bundles both halves of the app and prepares what stands around every page.
 * @param clientDir receives the browser's files
 * @param serverDir receives the server's module
 */
export async function makeBundles(
  content: Content,
  clientDir: string,
  serverDir: string,
): Promise<{ client: ClientBundle; frame: Frame }> {
  const { root } = content;
  const [client] = await Promise.all([buildClient(content, clientDir), buildServer(content, serverDir)]);
  const entry = JSON.stringify(basePath() + client.entry);
  const [controls, reveal, boot] = await Promise.all([
    controlScripts(root),
    inlineScript(root, 'reveal'),
    inlineScript(root, 'boot', { ENTRY_URL: entry }),
  ]);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  return { client, frame: { template, layers: layerOrder(root), controls, boot: reveal + boot } };
}
