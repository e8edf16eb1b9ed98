import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodPreview, write } from '../../../tests/review/publish/artifacts.ts';
import { beganAt, World } from '../../../tests/review/publish/world.ts';
import { readLedger, writeLedger } from './ledger.ts';
import { limits } from './limits.ts';
import { entryOf, type Pages, PagesRepository } from './pages-branch.ts';

let world: World;
let opened = 0;
/** Timeout for busy machines, ms. */
const ceiling = 60_000;

beforeEach(() => {
  world = new World();
});
afterEach(() => world.remove());

const atOnce = () => Promise.resolve();
const open = (wait: (attempt: number) => Promise<unknown> = atOnce) =>
  new PagesRepository(join(world.folder, `pages-${opened++}.git`), `file://${world.remote}`, 'token', wait);
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

test(
  'the branch is created, changed and emptied as one commit without a parent; other files stay',
  async () => {
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
  },
  ceiling,
);

test(
  'previews that the ledger lacks and other folders stay',
  async () => {
    world.publish(['pr-5', 'pr-006', 'docs'], 'Preview of #5');
    await publish(12);
    expect(world.published().filter((path) => !path.startsWith('pr-12/'))).toEqual([
      '.nojekyll',
      'docs/page.html',
      'pr-006/page.html',
      'pr-5/page.html',
    ]);
  },
  ceiling,
);

test(
  'an earlier build does not replace a later one',
  async () => {
    await publish(12, 7, 'late');
    expect(await publish(12, 6, 'early')).toBe('stale');
    expect(file('pr-12/index.html')).toBe('late');
  },
  ceiling,
);

test(
  'simultaneous previews are all published',
  async () => {
    const repositories = Array.from({ length: 3 }, () => open());
    // Each reads the branch before the others write.
    const waiting = repositories.map((repository, index) => {
      const tree = repository.store(folder(`${index}`));
      let isFirst = true;
      const change = (pages: Pages): Pages => {
        const changed = { ...pages, entries: new Map(pages.entries).set(`pr-${index + 1}`, entryOf(tree)) };
        if (!isFirst) return changed;
        isFirst = false;
        // A rival pushes first.
        const rival = open();
        const theirs = rival.read();
        const entry = entryOf(rival.store(folder('rival')));
        rival.write({ ...theirs, entries: new Map(theirs.entries).set(`pr-${100 + index}`, entry) });
        return changed;
      };
      return repository.update(change);
    });
    await Promise.all(waiting);
    const numbers = new Set(world.published().map((path) => path.split('/')[0]));
    expect(numbers).toEqual(
      new Set(['.nojekyll', ...[1, 2, 3, 100, 101, 102].map((number) => `pr-${number}`)]),
    );
  },
  ceiling,
);

test(
  'a remote that refuses pushes ends the attempts with its reason',
  async () => {
    chmodSync(write(world.remote, 'hooks/pre-receive', '#!/bin/sh\necho no thanks >&2; exit 1\n'), 0o755);
    const tried: number[] = [];
    const failing = publish(
      1,
      1,
      'one',
      open(async (attempt) => tried.push(attempt)),
    );
    await expect(failing).rejects.toThrow(/not changed in 10 tries.*no thanks/s);
    expect(tried).toHaveLength(9);
  },
  ceiling,
);

test(
  'without space nothing is published, and no other preview is removed',
  async () => {
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
  },
  ceiling,
);

test(
  'only new files are pushed',
  async () => {
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
  },
  ceiling,
);

test('the ledger parses only its own format', () => {
  const published = [
    { ...preview(13, 8), bytes: 30 },
    { ...preview(2), bytes: 5 },
  ];
  expect([...readLedger(writeLedger(published)).values()]).toEqual(published);
  for (const message of ['', 'Preview of #12', '[3]', 'Previews\n\n[{"number":"x"}]'])
    expect(readLedger(message).size).toBe(0);
});

test(
  'the token is sent only to the repository’s server',
  async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers.authorization ?? 'nothing');
      response.writeHead(404).end();
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    try {
      const { port } = server.address() as AddressInfo;
      const credential = (of: string) => ({ server: of, token: 'secret' });
      const own = `http://127.0.0.1:${port}`;
      const order = async (of: string) =>
        promisify(execFile)(process.execPath, [
          '--import',
          'tsx',
          '--input-type=module',
          '--eval',
          `import { git } from ${JSON.stringify(resolve(import.meta.dirname, 'git.ts'))};
         git('.', ['ls-remote', '${own}/a.git'], { credential: ${JSON.stringify(credential(of))} })`,
        ]).catch(() => undefined);
      await order(own);
      await order('http://other.example');
      const basic = `Basic ${Buffer.from('x-access-token:secret').toString('base64')}`;
      expect(asked).toEqual([basic, 'nothing']);
    } finally {
      server.close();
    }
  },
  ceiling,
);
