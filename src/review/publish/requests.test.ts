import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mark, repository, World } from '../../../tests/review/publish/world.ts';
import { decide } from './decide.ts';
import type { Pages } from './pages-branch.ts';
import { factsOf, openRequests, postComment } from './requests.ts';

let world: World;
// For dozens of processes on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

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

/** The pages branch without previews, except those of the given folders. */
const pages = (...folders: string[]): Pages => ({
  tip: null,
  entries: new Map(folders.map((name) => [name, ''])),
  published: new Map(),
});
const work = (number: number, ...folders: string[]) => decide(factsOf(repository, number, pages(...folders)));

test('a run belongs to the request with its branch, not to another with its commit', () => {
  world.open(12, '1', 'daftar/site');
  world.build(12, 1, { head_repository: { full_name: 'stranger/site' } });
  world.build(12, 2, { head_branch: 'another' });
  expect(work(12).act).toBe('nothing');
  world.build(12, 3);
  expect(work(12)).toMatchObject({
    act: 'publish',
    run: { id: 1003, edit: 'daftar/site/edit/pravka/%2312' },
  });
});

test('two requests with the same commit have separate builds', () => {
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
});

test('a missing request has no preview', () => {
  expect(work(5, 'pr-5', 'docs').act).toBe('remove');
});

test('there is one comment, which an earlier build does not replace', () => {
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
});

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
