import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { newFiles } from './new-files.ts';

it('a new section and a removed one restart the server, and no tab reloads meanwhile', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sections-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('mdx-components/Faq/Faq.props.ts', 'export const faqProps = {};');
  write('loaders.js', "export const loaders = import.meta.glob('./mdx-components/*/*.{ts,tsx}');");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [newFiles(root)],
  });
  const restart = vi.spyOn(server, 'restart').mockResolvedValue();
  const { client } = server.environments;
  const told = vi.spyOn(client.hot, 'send');
  const reloads = () => told.mock.calls.map(([payload]) => JSON.stringify(payload));
  await client.transformRequest('/loaders.js');

  // Emitted by hand, because the watcher may still be in its first scan.
  const save = (event: string, file: string, text: string) => {
    write(file, text);
    server.watcher.emit(event, join(root, file));
  };
  save('add', 'mdx-components/Timeline/Timeline.tsx', 'export const Timeline = 1;');
  save('add', 'mdx-components/Timeline/Timeline.props.ts', 'export const timelineProps = {};');
  await vi.waitFor(() => expect(restart).toHaveBeenCalled());
  save('change', 'loaders.js', 'export const loaders = {};');
  await vi.waitFor(() => expect(reloads()).toContainEqual(expect.stringContaining('loaders.js')));
  expect(reloads()).not.toContainEqual(expect.stringContaining('Timeline'));

  rmSync(join(root, 'mdx-components/Timeline'), { recursive: true });
  rmSync(join(root, 'mdx-components/Faq'), { recursive: true });
  restart.mockClear();
  server.watcher.emit('unlink', join(root, 'mdx-components/Faq/Faq.props.ts'));
  await vi.waitFor(() => expect(restart).toHaveBeenCalled());
  await server.close();
  rmSync(root, { recursive: true });
});
