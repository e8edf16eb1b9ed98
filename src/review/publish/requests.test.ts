import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mark, repository, World } from '../../../tests/review/publish/world.ts';
import { decide } from './decide.ts';
import { PagesRepository } from './pages-branch.ts';
import { factsOf, openRequests, postComment } from './requests.ts';

let world: World;
let opened = 0;
/** Timeout for busy machines, ms. */
const ceiling = 60_000;

beforeEach(() => {
  world = new World();
  vi.stubEnv('PATH', `${world.bin}:${process.env.PATH}`);
  vi.stubEnv('WORLD', world.file);
  vi.stubEnv('GH_TOKEN', 'token');
});
afterEach(() => {
  vi.unstubAllEnvs();
  world.remove();
});

const pages = () =>
  new PagesRepository(join(world.folder, `${opened++}.git`), `file://${world.remote}`, 'token');
const work = (number: number) => decide(factsOf(repository, number, pages().read()));

test(
  'a run belongs to the request with its branch, not to another with its commit',
  () => {
    world.open(12, '1', 'daftar/site');
    world.build(12, 1, { head_repository: { full_name: 'stranger/site' } });
    world.build(12, 2, { head_branch: 'another' });
    expect(work(12).act).toBe('nothing');
    world.build(12, 3);
    expect(work(12)).toMatchObject({ act: 'publish', run: { id: 1003 } });
  },
  ceiling,
);

test(
  'two requests with the same commit have separate builds',
  () => {
    const head = world.open(12);
    world.open(13);
    world.change((state) => {
      for (const pull of state.pulls) pull.head = head;
    });
    world.build(12, 1);
    world.build(13, 2);
    expect(work(12)).toMatchObject({ act: 'publish', run: { id: 1001 } });
    expect(work(13)).toMatchObject({ act: 'publish', run: { id: 1002 } });
    world.close(12);
    expect(openRequests(repository).map(({ number }) => number)).toEqual([13]);
  },
  ceiling,
);

test(
  'a missing request has no preview',
  () => {
    world.publish(['pr-5', 'docs'], '');
    expect(work(5).act).toBe('remove');
  },
  ceiling,
);

test(
  'there is one comment, which an earlier build does not replace',
  () => {
    const body = (run: number) => `${mark(run, 'published')}\n\nслова\n`;
    const bodies = () => world.read().comments[12]?.map((comment) => comment.body);
    const robot = { login: 'github-actions[bot]' };
    const others = [
      { id: 1, body: body(59), user: { login: 'stranger' } },
      { id: 2, body: 'Другая служба', user: robot },
    ];
    world.change((state) => {
      state.comments[12] = [...others];
    });
    postComment(repository, 12, body(4));
    postComment(repository, 12, body(5));
    postComment(repository, 12, body(3));
    expect(bodies()).toEqual([...others.map((comment) => comment.body), body(5)]);
    // Two comments were written at the same moment.
    world.change((state) => {
      state.comments[12]?.push({ id: 9, body: body(5), user: robot });
    });
    postComment(repository, 12, body(6));
    expect(bodies()).toEqual([...others.map((comment) => comment.body), body(6)]);
  },
  ceiling,
);

test('a comment without a build is edited', () => {
  world.change((state) => {
    const user = { login: 'github-actions[bot]' };
    state.comments[12] = [{ id: 1, body: '<!-- site-preview -->\n\nстарое', user }];
  });
  postComment(repository, 12, `${mark(1, 'failed')}\n`);
  expect(world.firstLine(12)).toBe(mark(1, 'failed'));
});

test('without an answer of GitHub the step fails', () => {
  vi.stubEnv('GH_TOKEN', '');
  expect(() => work(12)).toThrow('gh api');
});
