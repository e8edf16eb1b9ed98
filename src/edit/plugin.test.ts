import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { expect, it, test, vi } from 'vitest';
import { inTempSite } from '../../tests/content.ts';
import { openContent } from '../content/routes.ts';
import { answer } from './api.ts';
import { isOwnPage, pathBelowPages } from './guard.ts';
import { type History, openHistory } from './history.ts';
import { editing } from './plugin.ts';

const isAllowed = (origin: string | undefined, remoteAddress = '127.0.0.1') =>
  isOwnPage({
    headers: { host: 'localhost:5173', ...(origin === undefined ? {} : { origin }) },
    socket: { remoteAddress } as never,
  });

test.each([
  ['http://localhost:5173', true],
  ['https://localhost:5173', true],
  ['http://localhost:3000', false],
  ['http://evil.example', false],
  ['http://localhost:5173.evil.example', false],
  ['null', false],
  [undefined, false],
])('a page of %s may write: %s', (origin, may) => {
  expect(isAllowed(origin)).toBe(may);
});

it('refuses requests from other machines', () => {
  expect(isAllowed('http://localhost:5173', '192.168.1.20')).toBe(false);
  expect(isAllowed('http://localhost:5173', '::1')).toBe(true);
});

it('answers with the message of an error, and refuses a page of another site', async () => {
  const used: Connect.NextHandleFunction[] = [];
  const dev = {
    config: { base: '/', logger: { error: () => {} } },
    middlewares: { use: (_: string, own: Connect.NextHandleFunction) => used.push(own) },
    environments: { ssr: { runner: { import: () => Promise.reject(new Error('EBUSY')) } } },
  };
  const configure = editing('/').configureServer as (server: unknown) => () => void;
  configure(dev)();
  const server = createServer((request, response) =>
    used[0]?.(request, response, () => used[1]?.(request, response, () => {})),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (Origin: string) =>
    fetch(`${address}/open`, { method: 'POST', headers: { Origin }, body: '["pages/x.mdx"]' });
  expect(await (await ask(address)).json()).toEqual({ refusal: 'Не\u00a0получилось: EBUSY' });
  expect((await ask('https://evil.example')).status).toBe(403);
  const openEditor = await fetch(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect([openEditor.status, await openEditor.text()]).toEqual([403, '']);
  server.close();
});

it('finds files below pages and nothing else', () =>
  inTempSite({ 'pages/feature/a.mdx': 'a', 'secret.mdx': 's', 'other/b.mdx': 'b' }, ({ root }) => {
    symlinkSync(join(root, 'secret.mdx'), join(root, 'pages/link.mdx'));
    symlinkSync(join(root, 'other'), join(root, 'pages/other'));
    mkdirSync(join(root, 'pages/folder.mdx'));
    expect(pathBelowPages(root, 'pages/feature/a.mdx')).not.toBeNull();
    expect(pathBelowPages(root, 'pages/feature/new.mdx', true)).not.toBeNull();
    for (const file of [
      'pages/../secret.mdx',
      'pages/feature/../../secret.mdx',
      'pages/./feature/a.mdx',
      'pages//feature/a.mdx',
      'pages\\feature\\a.mdx',
      'pages/..\\secret.mdx',
      'secret.mdx',
      '/etc/passwd',
      'pages/link.mdx',
      'pages/other/b.mdx',
      'pages/folder.mdx',
      'pages/missing.mdx',
      'pages/feature/a.mdx\0.txt',
      'pages',
    ])
      expect(pathBelowPages(root, file), file).toBeNull();
    expect(pathBelowPages(root, 'pages/other/new.mdx', true)).toBeNull();
    expect(pathBelowPages(root, 'pages/link.mdx', true)).toBeNull();
    expect(pathBelowPages(root, 'pages/feature/a.mdx', true)).not.toBeNull();
  }));

it('undoes and redoes steps over several files, and overwrites nothing that others wrote', () =>
  inTempSite({ 'pages/a.mdx': 'a', 'pages/b.mdx': 'b' }, ({ root }) => {
    const [a, b, c] = ['pages/a.mdx', 'pages/b.mdx', 'pages/c.mdx'] as const;
    const text = (file: string) => readFileSync(join(root, file), 'utf8');
    const history = openHistory(root);
    history.write(new Map([[a, 'A']]));
    history.write(
      new Map([
        [b, 'B'],
        [c, 'C'],
      ]),
    );
    expect(() => history.write(new Map([['secret.mdx', 'S']]))).toThrow(/нет места/);
    expect(history.undo()).toEqual([b, c]);
    expect(text(b)).toBe('b');
    expect(() => text(c)).toThrow();
    expect(history.undo()).toEqual([a]);
    expect(() => history.undo()).toThrow('Больше нечего.');
    expect(history.redo()).toEqual([a]);
    history.undo();
    // What comes after an undone step takes its place.
    history.write(new Map([[b, 'B2']]));
    expect(() => history.redo()).toThrow('Больше нечего.');
    history.write(new Map([[a, 'A']]));
    writeFileSync(join(root, a), 'theirs');
    expect(() => history.undo()).toThrow(/изменили не.здесь/);
    expect(text(a)).toBe('theirs');
    // The step before it is not kept by it.
    expect(history.undo()).toEqual([b]);
    expect(() => history.undo()).toThrow('Больше нечего.');
  }));

it('waits for no page when a picture or another file came back', async () => {
  const file = 'pages/README.md';
  const looks = vi.spyOn(openContent().files, 'has');
  expect(await answer({ redo: () => [file] } as unknown as History, 'redo', [])).toEqual([file]);
  expect(looks).not.toHaveBeenCalledWith(file);
  looks.mockRestore();
});
