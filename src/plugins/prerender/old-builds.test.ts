import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepHashed, keepUnchanged } from './old-builds.ts';

const root = mkdtempSync(join(tmpdir(), 'keep-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function site(name: string, ...files: string[]): string {
  for (const file of ['index.html', ...files]) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), name);
  }
  return join(root, name);
}
const day = (date: string) => new Date(`2026-${date}T12:00:00Z`);

it('keeps the hashed files of earlier builds for a month, pages never', () => {
  const first = site('first', 'static/js/a-1.js', 'static/js/a-1.js.br', 'static/b-1.css', 'old.html');
  const second = site('second', 'static/js/a-2.js', 'static/b-1.css');
  keepHashed(first, second, day('03-01'));
  for (const name of ['a-1.js', 'a-1.js.br']) expect(existsSync(join(second, 'static/js', name))).toBe(true);
  expect(existsSync(join(second, 'old.html'))).toBe(false);

  const third = site('third', 'static/js/a-3.js', 'static/b-1.css');
  keepHashed(second, third, day('03-20'));
  expect(existsSync(join(third, 'static/js/a-1.js.br'))).toBe(true);
  const fourth = site('fourth', 'static/js/a-4.js', 'static/b-1.css');
  keepHashed(third, fourth, day('04-10'));
  const [one, two, three] = [1, 2, 3].map((build) => existsSync(join(fourth, `static/js/a-${build}.js`)));
  expect([one, two, three]).toEqual([false, true, true]);
});

it('leaves an unchanged file its time, so that hosts answer 304 after a deploy, and its compressed twin', () => {
  const last = site('last', 'about.html', 'about.html.br', 'index.html.br', 'gone.html', 'papers');
  const next = site('next', 'about.html', 'new.html', 'papers/price.pdf');
  writeFileSync(join(next, 'about.html'), 'last');
  for (const file of ['index.html', 'about.html', 'about.html.br', 'gone.html'])
    utimesSync(join(last, file), 1000, 1000);
  keepUnchanged(last, next);
  keepUnchanged(join(root, 'none'), next);
  const isKept = (file: string) =>
    statSync(join(next, file), { throwIfNoEntry: false })?.mtimeMs === 1_000_000;
  const kept = ['about.html', 'about.html.br', 'index.html', 'index.html.br', 'new.html'].filter(isKept);
  expect(kept).toEqual(['about.html', 'about.html.br']);
});
