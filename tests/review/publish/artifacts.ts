import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyChange } from '../empty-change.ts';
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
 * Creates a repository with a page and a config that names a program, which `git add` and `git status` would start.
 * @param name its name as `.git` directory: a file system or git might treat other spellings alike
 */
function nestedRepository(world: World, place: string, name: string): void {
  const model = join(world.folder, 'model');
  // The same repository each time: if its commit differed from the published one, git would not look closer.
  if (!existsSync(model)) {
    write(model, 'page.html');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: model, stdio: 'pipe' });
    git('init', '--quiet');
    git('add', 'page.html');
    git('-c', 'user.name=S', '-c', 'user.email=s@s.example', 'commit', '--quiet', '--message=x');
    const hook = `env > '${trace(world)}'\n`;
    write(model, '.git/hook.sh', hook);
    for (const event of [
      'post-index-change',
      'pre-commit',
      'post-commit',
      'pre-push',
      'reference-transaction',
    ])
      chmodSync(write(model, `.git/hooks/${event}`, `#!/bin/sh\n${hook}`), 0o755);
  }
  cpSync(join(model, 'page.html'), join(place, 'page.html'));
  cpSync(join(model, '.git'), join(place, name), { recursive: true });
  const config = readFileSync(join(model, '.git/config'), 'utf8');
  write(place, `${name}/config`, `${config}[core]\n\tfsmonitor = "sh ${name}/hook.sh"\n`);
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
  '##[add-mask]site.html',
  'b\r.html',
  '-rf.html',
  ' c.html',
  'd .html ',
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
  for (const [index, name] of repositoryNames.entries())
    nestedRepository(world, join(folder, `sub${index}`), name);
  nestedRepository(world, folder, '.git');
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
