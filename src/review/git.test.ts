import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBase } from './base.ts';
import { checkOut, readGit, removeCheckOut } from './git.ts';
import { readOptions } from './options.ts';

let root = '';
const git = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@t.example', '-c', 'commit.gpgsign=false', ...args],
    { cwd, stdio: 'pipe' },
  )
    .toString()
    .trim();
const commit = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-git-'));
  git(root, 'init', '-q', '-b', 'main');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('outside git there is no comparison, with a reason', () => {
  expect(readGit(tmpdir(), 'main').reason).toBe('Папка не под git: сравнивать не с чем.');
});

test('the base is the common ancestor; uncommitted and Cyrillic files count', () => {
  commit('a.txt', '1');
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '-q', '-b', 'change');
  commit('b.txt', '2');
  git(root, 'checkout', '-q', 'main');
  commit('elsewhere.txt', '3');
  git(root, 'checkout', '-q', 'change');
  writeFileSync(join(root, 'тарифы.mdx'), 'ещё не в коммите');
  const facts = readGit(root, 'main');
  expect([facts.baseCommit, facts.branch, facts.notes.length, facts.reason]).toEqual([
    base,
    'change',
    1,
    null,
  ]);
  expect(facts.changedFiles).toEqual(['b.txt', 'тарифы.mdx']);
});

test('a hook of git does not lead to another repository', () => {
  commit('a.txt', '1');
  vi.stubEnv('GIT_DIR', join(root, 'nowhere'));
  const { reason } = readGit(root, 'main');
  vi.unstubAllEnvs();
  expect(reason).toBeNull();
});

test('commits merged from origin are no changes of the branch, even if the local main is older', () => {
  commit('a.txt', '1');
  git(root, 'checkout', '-q', '-b', 'change');
  commit('b.txt', '2');
  git(root, 'checkout', '-q', '-b', 'ahead', 'main');
  commit('theirs.txt', '3');
  git(root, 'update-ref', 'refs/remotes/origin/main', 'ahead');
  git(root, 'checkout', '-q', 'change');
  git(root, 'merge', '-q', '--no-edit', 'ahead');
  expect(readGit(root, 'main').changedFiles).toEqual(['b.txt']);
});

test('a commit counted from the branch is that one, however far origin has moved on', () => {
  for (const name of ['a', 'b', 'c']) commit(`${name}.txt`, name);
  git(root, 'checkout', '-q', '-b', 'change');
  commit('d.txt', 'd');
  git(root, 'checkout', '-q', 'main');
  for (const name of ['e', 'f', 'g']) commit(`${name}.txt`, name);
  git(root, 'update-ref', 'refs/remotes/origin/HEAD', 'main');
  git(root, 'checkout', '-q', 'change');
  expect(readGit(root, 'HEAD~2').changedFiles).toEqual(['c.txt', 'd.txt']);
});

test('an unknown ref, an option instead of a ref and unrelated histories have plain reasons', () => {
  commit('a.txt', '1');
  git(root, 'checkout', '-q', '--orphan', 'other');
  commit('b.txt', '2');
  expect(readGit(root, 'nowhere').reason).toContain('Git не знает «nowhere»');
  expect(readGit(root, 'HEAD~9').reason).toContain('git fetch --unshallow.');
  expect(readGit(root, '--output=x').reason).toContain('Git не знает');
  expect(readGit(root, 'main').reason).toContain('нет общего предка');
});

test('a shallow clone two commits deep, as in CI, knows its base', () => {
  for (const name of ['a', 'b', 'c']) commit(`${name}.txt`, name);
  const clone = join(root, 'clone');
  git(root, 'clone', '-q', '--depth=2', `file://${root}`, clone);
  const facts = readGit(clone, 'HEAD^1');
  expect([facts.reason, facts.changedFiles]).toEqual([null, ['c.txt']]);
});

test('a checked out commit has its own history, even in a shallow clone', () => {
  for (const name of ['a', 'b', 'c']) commit(`${name}.txt`, name);
  const clone = join(root, 'clone');
  git(root, 'clone', '-q', '--depth=2', `file://${root}`, clone);
  for (const place of [root, clone]) {
    const tree = join(place, 'tree');
    expect(checkOut(place, git(place, 'rev-parse', 'HEAD^1'), tree)).toBe(true);
    expect(git(tree, 'log', '--format=%s', '--', 'b.txt', 'c.txt')).toBe('b.txt');
    removeCheckOut(place, tree);
    expect(git(place, 'worktree', 'list').split('\n')).toHaveLength(1);
  }
});

test('a base that cannot be prepared is reported and leaves nothing in the repository', async () => {
  commit('a.txt', 'a');
  // There are no installed packages to share.
  const base = openBase(root, git(root, 'rev-parse', 'HEAD'), '/', join(root, '.cache/scratch'));
  expect(await base.build()).toContain('с которой сравнивают, не собирается');
  base.close();
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('a base from the cache has its own history, without which the check would miss what it unpublished', async () => {
  for (const name of ['a', 'b']) commit(`${name}.txt`, name);
  const former = git(root, 'rev-parse', 'HEAD^');
  const folder = join(root, '.cache/preview', `base+${former}+2026-12-05`);
  mkdirSync(folder, { recursive: true });
  vi.stubEnv('BUILD_DATE', '2026-12-05');
  const open = (name: string) => openBase(root, former, '/', join(root, '.cache', name));
  const [base, other] = [open('one'), open('two')];
  expect(await base.build()).toMatchObject({ folder });
  expect(git(join(root, '.cache/one/base'), 'log', '--format=%s')).toBe('a.txt');
  base.close();
  // Two previews are built at once.
  expect(await other.build()).toMatchObject({ folder });
  expect(git(join(root, '.cache/two/base'), 'log', '--format=%s')).toBe('a.txt');
  other.close();
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
  // On its day a scheduled entry is public in both versions.
  vi.stubEnv('BUILD_DATE', '2026-12-06');
  expect(await open('three').build()).toContain('не собирается');
});

test('a shallow clone of one branch knows the base after the documented fetch', () => {
  commit('a.txt', 'a');
  git(root, 'checkout', '-q', '-b', 'change');
  for (const name of ['b', 'c']) commit(`${name}.txt`, name);
  const clone = join(root, 'clone');
  git(root, 'clone', '-q', '--depth=1', '--branch', 'change', `file://${root}`, clone);
  expect(readGit(clone, 'main').reason).toContain('git fetch --depth=1 origin main:main');
  git(clone, 'fetch', '-q', '--depth=1', 'origin', 'main:main');
  const facts = readGit(clone, 'main');
  expect([facts.reason, facts.changedFiles]).toEqual([null, ['b.txt', 'c.txt']]);
  expect(facts.notes[0]).toContain('История неполна');
});

test('options: accepted and refused values', () => {
  const options = readOptions(['--base', 'main', '--base-path', 'pr-12', '--no-pictures'], {
    number: 12,
    html_url: 'javascript:alert(1)',
  });
  expect(options).toMatchObject({ base: 'main', basePath: '/pr-12/', pictures: false, link: null });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(readOptions(['--no-pictures', '--bas', 'main'], undefined)).toBeNull();
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/«--bas»[\s\S]*--no-pictures /));
  print.mockRestore();
  process.exitCode = undefined;
  expect(() => readOptions(['--base-path', '/a"><script>/'], undefined)).toThrow('--base-path');
  // As writers type it, without a base.
  expect(readOptions([], undefined)).toMatchObject({ basePath: '/', base: 'main' });
});
