import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodPreview, write } from '../../../tests/review/publish/artifacts.ts';
import { beganAt, World } from '../../../tests/review/publish/world.ts';
import { git } from './git.ts';
import { readLedger, writeLedger } from './ledger.ts';
import { limits } from './limits.ts';
import { PagesRepository } from './pages-branch.ts';

let world: World;
let opened = 0;
// For dozens of processes on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeEach(() => {
  world = new World();
});
afterEach(() => world.remove());

const open = (pauses?: readonly number[]) =>
  new PagesRepository(join(world.folder, `pages-${opened++}.git`), `file://${world.remote}`, 'token', pauses);
const preview = (number: number, run = 1) => ({
  number,
  build: beganAt(run),
  commit: `${number % 10}`.repeat(40),
});
const folder = (words: string) => {
  const place = join(world.folder, `preview-${opened++}`);
  goodPreview(place, words);
  return place;
};
const publish = (number: number, run = 1, words = 'one', repository = open()) =>
  repository.publish(folder(words), preview(number, run), limits);
const file = (path: string) => world.git('show', `gh-pages:${path}`);
const ledger = () => readLedger(world.git('log', '-1', '--format=%B', 'gh-pages'));

test('the branch is created, changed and emptied as one commit without a parent; other files stay', async () => {
  expect(await publish(12)).toBe('published');
  expect(world.published()).toContain('.nojekyll');
  expect(file('pr-12/тарифы.html')).toBe('тарифы.html');
  await publish(13);
  await publish(12, 2, 'two');
  expect([file('pr-12/index.html'), file('pr-13/index.html')]).toEqual(['two', 'one']);
  expect(world.git('rev-list', '--count', 'gh-pages')).toBe('1');
  expect([...ledger().keys()]).toEqual([12, 13]);
  expect(ledger().get(12)).toEqual({ ...preview(12, 2), bytes: ledger().get(13)?.bytes });
  await open().remove(12);
  await open().remove(12);
  await open().remove(13);
  expect(world.published()).toEqual(['.nojekyll']);
});

test('previews that the ledger lacks and other folders stay', async () => {
  world.publish(['pr-5', 'pr-006', 'docs'], 'Preview of #5');
  await publish(12);
  expect(world.published().filter((path) => !path.startsWith('pr-12/'))).toEqual([
    '.nojekyll',
    'docs/page.html',
    'pr-006/page.html',
    'pr-5/page.html',
  ]);
});

test('an earlier build does not replace a later one', async () => {
  await publish(12, 7, 'late');
  expect(await publish(12, 6, 'early')).toBe('stale');
  expect(file('pr-12/index.html')).toBe('late');
});

test('a preview is published even if another one was meanwhile', async () => {
  const repository = open([0]);
  const tree = repository.store(folder('ours'));
  let isFirst = true;
  await repository.update(({ entries }) => {
    if (isFirst) {
      isFirst = false;
      const rival = open();
      const theirs = rival.read();
      theirs.entries.set('pr-100', `040000 tree ${rival.store(folder('rival'))}`);
      rival.write(theirs);
    }
    entries.set('pr-1', `040000 tree ${tree}`);
    return true;
  });
  expect([file('pr-1/index.html'), file('pr-100/index.html')]).toEqual(['ours', 'rival']);
});

test('a remote that refuses pushes ends the attempts with its reason', async () => {
  chmodSync(write(world.remote, 'hooks/pre-receive', '#!/bin/sh\necho no thanks >&2; exit 1\n'), 0o755);
  const failing = publish(1, 1, 'one', open([0]));
  await expect(failing).rejects.toThrow(/not changed in 2 tries.*no thanks/s);
});

test('without space nothing is published, and no other preview is removed', async () => {
  const other = { ...preview(5), bytes: limits.site - 10 };
  world.publish(['pr-5', 'pr-6'], writeLedger([other]));
  await expect(publish(12)).rejects.toMatchObject({ reason: 'space' });
  await open().remove(5);
  // A preview missing from the ledger counts with the maximum size.
  await expect(
    open().publish(folder('x'), preview(12), { ...limits, site: limits.preview + 10 }),
  ).rejects.toMatchObject({ reason: 'space' });
  expect(await publish(12)).toBe('published');
  // The former preview of the same request does not count.
  const bytes = ledger().get(12)?.bytes ?? 0;
  const site = limits.preview + bytes + 10;
  expect(await open().publish(folder('y'), preview(12, 2), { ...limits, site })).toBe('published');
});

test('only new files are pushed', async () => {
  // The remote keeps received packs, so received objects can be counted.
  world.git('config', 'receive.unpackLimit', '1');
  const received = () => Number(/in-pack: (\d+)/.exec(world.git('count-objects', '-v'))?.[1]);
  await publish(11);
  await publish(12, 1, 'two');
  const before = received();
  await publish(13, 1, 'three');
  // Page, folder, root, commit and what git needs to describe them; a whole preview would be fifteen or more.
  expect(received() - before).toBeLessThanOrEqual(7);
  expect(world.published()).toContain('pr-11/preview/shots/0.webp');
});

test('the ledger parses only its own format', () => {
  const published = [
    { ...preview(13, 8), bytes: 30 },
    { ...preview(2), bytes: 5 },
  ];
  expect([...readLedger(writeLedger(published)).values()]).toEqual(published);
  for (const message of ['', 'Preview of #12', '[3]', 'Previews\n\n[{"number":"x"}]'])
    expect(readLedger(message).size).toBe(0);
});

test('the token is sent only to the repository’s server', () => {
  const server = 'https://github.com';
  const sentTo = (url: string) => () =>
    git(world.remote, ['config', '--get-urlmatch', 'http.extraHeader', url], {
      credential: { server, token: 'secret' },
    }).trim();
  const basic = Buffer.from('x-access-token:secret').toString('base64');
  expect(sentTo(`${server}/daftar/site.git`)()).toBe(`Authorization: Basic ${basic}`);
  for (const url of ['https://other.example/a.git', 'http://github.com/a.git'])
    expect(sentTo(url), url).toThrow('git config');
});
