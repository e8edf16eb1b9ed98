import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: Step[] }>;
}
const folder = '.github/workflows';
const files = readdirSync(folder);
const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
const steps = (file: string) => Object.values(read(file).jobs).flatMap((job) => job.steps);
const script = (file: string, name: string) => steps(file).find((step) => step.name === name)?.run ?? '';

const place = mkdtempSync(join(tmpdir(), 'review-workflow-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs a step's script as the runner does, with the commands it calls replaced. */
function runStep(code: string, cwd: string, env: Record<string, string>): { log: string; outputs: string } {
  const bin = join(place, 'bin');
  const [calls, outputs] = [join(place, 'calls.log'), join(place, 'outputs')];
  mkdirSync(bin, { recursive: true });
  for (const file of [calls, outputs]) writeFileSync(file, '');
  for (const name of ['gh', 'npm']) {
    writeFileSync(
      join(bin, name),
      `#!/bin/sh\nprintf '%s\\n' "${name} $*" >> "$CALLS"\n[ "${name}" = gh ] && printf '%s' "$ANSWER"\nexit 0\n`,
    );
    chmodSync(join(bin, name), 0o755);
  }
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', code], {
    cwd,
    stdio: 'pipe',
    env: {
      ...process.env,
      ANSWER: '',
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...env,
      PATH: `${bin}:${process.env.PATH}`,
      CALLS: calls,
      GITHUB_OUTPUT: outputs,
    },
  });
  return { log: readFileSync(calls, 'utf8'), outputs: readFileSync(outputs, 'utf8') };
}

test.each(files)('%s: actions are pinned by commit, and no script holds a stranger’s words', (file) => {
  for (const { uses, run } of steps(file)) {
    if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    expect(run ?? '').not.toContain('${{');
  }
});

test('what runs the request’s code has no rights; what has rights never checks it out', () => {
  expect(read('preview.yml').permissions).toEqual({ contents: 'read' });
  expect(readFileSync(join(folder, 'preview.yml'), 'utf8')).not.toContain('secrets.');
  const deploy = readFileSync(join(folder, 'preview-deploy.yml'), 'utf8');
  expect(deploy).not.toMatch(/ref: .*(?:head|merge)/);
});

test('CI runs the README’s test command', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(
    steps('ci.yml').find(({ run }) => run?.includes('npm test'))?.run ?? '?',
  );
});

test('publishing makes the branch, then replaces the folder; closing takes it away', () => {
  const [remote, work, preview] = ['remote.git', 'work', 'preview'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
      cwd,
      stdio: 'pipe',
    }).toString();
  git(place, 'init', '-q', '--bare', remote);
  git(place, 'init', '-q', '-b', 'main', work);
  writeFileSync(join(work, 'site.txt'), 'x');
  git(work, 'add', '-A');
  git(work, 'commit', '-q', '-m', 'site');
  git(work, 'remote', 'add', 'origin', remote);
  git(work, 'push', '-q', 'origin', 'main');
  mkdirSync(join(preview, 'static'), { recursive: true });
  writeFileSync(join(preview, 'index.html'), 'one');
  const env = { PREVIEW: preview, NUMBER: '12', OWNER: 'daftar', NAME: 'site' };
  const publish = script('preview-deploy.yml', 'Publish to GitHub Pages');
  const published = () => git(remote, 'ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n');
  const again = () => git(work, 'worktree', 'remove', '--force', 'pages');

  expect(runStep(publish, work, env).outputs).toBe('url=https://daftar.github.io/site/pr-12/\n');
  expect(published()).toEqual(['.nojekyll', 'pr-12/index.html']);
  again();
  rmSync(join(preview, 'index.html'));
  writeFileSync(join(preview, 'тарифы.html'), 'two');
  runStep(publish, work, { ...env, NUMBER: '13' });
  again();
  runStep(publish, work, env);
  expect(
    git(remote, '-c', 'core.quotepath=off', 'ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n'),
  ).toEqual(['.nojekyll', 'pr-12/тарифы.html', 'pr-13/тарифы.html']);
  again();
  runStep(script('preview-deploy.yml', 'Take the folder out of GitHub Pages'), work, { NUMBER: '13' });
  expect(published().some((file) => file.includes('pr-13'))).toBe(false);
});

test('a hostile branch name is a value, and only a number passes', () => {
  const find = script('preview-deploy.yml', 'Find the pull request');
  const env = {
    REPO: 'o/r',
    HEAD_OWNER: 'x',
    HEAD_BRANCH: '$(touch hacked)`touch hacked`";touch hacked',
    HEAD_SHA: 'abc',
  };
  expect(runStep(find, place, { ...env, ANSWER: '12' }).outputs).toBe('number=12\n');
  expect(runStep(find, place, { ...env, ANSWER: '12;touch hacked' }).outputs).toBe('');
  expect(existsSync(join(place, 'hacked'))).toBe(false);
});

test('the comment is written once and edited afterwards', () => {
  const write = script('preview-deploy.yml', 'Write the comment');
  const env = { REPO: 'o/r', NUMBER: '12', PREVIEW: 'preview', URL: 'https://x.example/pr-12/' };
  expect(runStep(write, place, env).log).toContain(
    '--method POST repos/o/r/issues/12/comments -F body=@comment.md',
  );
  expect(runStep(write, place, { ...env, ANSWER: '777' }).log).toContain(
    '--method PATCH repos/o/r/issues/comments/777 -F body=@comment.md',
  );
});
