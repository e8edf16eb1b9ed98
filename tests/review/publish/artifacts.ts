import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, linkSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyChange } from '../../../src/review/compare/change.ts';
import type { World } from './world.ts';

export function write(folder: string, path: string, text = 'x'): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Files of a small preview. */
export const goodFiles = [
  '_headers',
  '_page/index.json',
  'index.html',
  'preview/review.json',
  'preview/shots/0.webp',
  'static/js/main-Ab_1-c.js',
  'тарифы.html',
];

const emptyReview = {
  version: 1,
  notCompared: null,
  pageCount: 2,
  pages: [],
  findings: [],
};

/** A review with claims it is not trusted to make. */
const lyingReview = {
  ...emptyReview,
  production: 'https://evil.example',
  basePath: '/evil/',
  subject: {
    number: 99,
    title: '<h1>@everyone</h1>',
    branch: 'x',
    commit: 'f'.repeat(40),
    base: null,
    baseCommit: null,
    link: 'https://evil.example',
    repository: 'https://evil.example',
    builtAt: '2001-01-01',
  },
  blocked: false,
  pages: [
    { ...emptyChange('/page', '<img src=x onerror=alert(1)> @everyone #12 https://evil.example'), shots: [] },
  ],
};

/** Creates a preview as preview.yml does. */
export function goodPreview(folder: string, words = 'one', review: object = emptyReview): void {
  for (const path of goodFiles) write(folder, path, path);
  write(folder, 'index.html', words);
  write(folder, 'preview/review.json', JSON.stringify(review));
  // Left out without a message.
  write(folder, '_host/server.conf');
}

/** Path of the file that a stranger's code would write if it ran, with its environment. */
export const trace = (world: World): string => join(world.folder, 'hacked');

/**
 * Creates a repository inside the artifact whose config names a program that `git add` and `git status` would start.
 * @param name `.git`, or a name that a file system or git might treat as `.git`
 */
function nestedRepository(world: World, folder: string, place: string, name: string): void {
  const inside = join(folder, place);
  mkdirSync(inside, { recursive: true });
  // The same commit each time: if it differed from the published one, git would not look closer.
  const env = { ...process.env, GIT_AUTHOR_DATE: '@1 +0000', GIT_COMMITTER_DATE: '@1 +0000' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: inside, env, stdio: 'pipe' });
  git('init', '--quiet');
  write(inside, 'page.html');
  git('add', 'page.html');
  git('-c', 'user.name=S', '-c', 'user.email=s@s.example', 'commit', '--quiet', '--message=x');
  git('config', 'core.fsmonitor', `sh ${name}/hook.sh`);
  const hook = `env > '${trace(world)}'\n`;
  write(inside, '.git/hook.sh', hook);
  for (const event of ['post-index-change', 'pre-commit', 'post-commit', 'pre-push', 'reference-transaction'])
    chmodSync(write(inside, `.git/hooks/${event}`, `#!/bin/sh\n${hook}`), 0o755);
  if (name === '.git') return;
  cpSync(join(inside, '.git'), join(inside, name), { recursive: true });
  execFileSync('rm', ['-rf', '.git'], { cwd: inside });
}

/** Creates a preview with such a repository beside its pages. */
export function repositoryPreview(world: World, folder: string): void {
  goodPreview(folder);
  nestedRepository(world, folder, 'sub', '.git');
}

const repositoryNames = ['.git', '.GIT', '.git.', '.git ', 'git~1', '.g\u200cit', '.gi\u0442', '．git'];

const strangeNames = [
  'CON',
  'con.html',
  'aux.html',
  'NUL.txt',
  'lpt1.js',
  'COM9.json',
  'a\n::add-mask::site.html',
  'b\r.html',
  '-rf.html',
  ' c.html',
  'd .html',
  'e.html.',
  'f:g.html',
  'h\\i.html',
  'j\u202ek.html',
  'l\u200b.html',
  'и\u0306.html',
  '$(touch x).html',
  "'.html",
  '".html',
  '*.html',
  '~.html',
  '.htaccess',
  '.gitattributes',
  '.gitmodules',
  '...html',
  'run.sh',
  'page.php',
  'noextension',
  '_redirects',
  '_routes.json',
  '_worker.js',
  'functions/all.js',
  'sw.js',
  'sub/_headers',
  `${'n'.repeat(200)}.html`,
  '.well-known/x.json',
  'x.git/config.json',
  'HEAD',
  'config',
];

/** Creates a preview with everything that a stranger could add to it. */
export function hostilePreview(world: World, folder: string): void {
  goodPreview(folder, 'one', lyingReview);
  for (const [index, name] of repositoryNames.entries()) nestedRepository(world, folder, `sub${index}`, name);
  nestedRepository(world, folder, '.', '.git');
  // A bare repository, which git would accept as well.
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'bare')]);
  for (const name of strangeNames) write(folder, name);
  // Links out of the folder and to its own files.
  symlinkSync('/etc/passwd', join(folder, 'passwd.html'));
  symlinkSync('/etc', join(folder, 'etc'));
  symlinkSync('..', join(folder, 'up'));
  symlinkSync('../../../../proc/self/environ', join(folder, 'preview/environ.json'));
  symlinkSync('index.html', join(folder, 'same.html'));
  symlinkSync('nowhere.html', join(folder, 'nowhere2.html'));
  linkSync(write(world.folder, 'secret'), join(folder, 'hard.html'));
  // The result of a path with `..` in the archive.
  write(folder, '../outside.html');
  execFileSync('mkfifo', [join(folder, 'pipe.html')]);
  chmodSync(write(folder, 'tool.html'), 0o6755);
  truncateSync(write(folder, 'large.html'), 5 * 1024 ** 3);
}

/** Files that may be published besides the good ones: plain files with plain names. */
export const harmless = [
  ...repositoryNames.map((_, index) => `sub${index}/page.html`),
  'page.html',
  'tool.html',
  'x.git/config.json',
];

/**
 * Creates a preview with very many files. They are hard links to one file, created in a tenth of the time; files are
 * counted before their type is checked.
 */
export function manyFiles(folder: string, count: number): void {
  goodPreview(folder);
  const seed = write(folder, 'many/0.html');
  for (let index = 1; index < count; index++) linkSync(seed, join(folder, `many/${index}.html`));
}
