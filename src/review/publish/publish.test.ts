import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  goodFiles,
  goodPreview,
  harmless,
  hostilePreview,
  trace,
  write,
} from '../../../tests/review/publish/artifacts.ts';
import { rendered } from '../../../tests/review/publish/rendered.ts';
import { bundleSteps } from '../../../tests/review/publish/steps.ts';
import { type Download, runWorkflow } from '../../../tests/review/publish/workflow.ts';
import { type FakeRun, type GitHub, mark, token, World } from '../../../tests/review/publish/world.ts';

/**
 * Runs the workflow preview-deploy.yml step by step on artifacts made by a stranger.
 */
let world: World;
// For dozens of processes on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
let steps = '';
beforeAll(async () => {
  steps = await bundleSteps();
});
afterAll(() => rmSync(steps, { recursive: true }));
beforeEach(() => {
  world = new World(steps);
});
afterEach(() => world.remove());

/** Does what GitHub does when a run of the workflow Preview ends. */
const ended = (run: FakeRun, download: Download) =>
  runWorkflow(
    'preview-deploy.yml',
    world,
    { event_name: 'workflow_run', event: { workflow_run: { ...run, event: 'pull_request' } } },
    download,
  );

const none: Download = () => {
  throw new Error('There is no artifact');
};
const good: Download = (folder) => goodPreview(folder);
const inPreview = (number: number) => (path: string) => `pr-${number}/${path}`;

test('a hostile artifact runs nothing, not even when published twice, and only its plain files are published', () => {
  world.open(12);
  // git looks into a published repository only at the next publishing.
  ended(world.build(12, 1), (folder) => hostilePreview(world, folder));
  // A step failed after the upload.
  const run = world.build(12, 2, { conclusion: 'failure' });
  const jobs = ended(run, (folder) => hostilePreview(world, folder));
  expect(existsSync(trace(world)), 'a program of the artifact ran').toBe(false);
  expect([jobs.publish?.result, jobs.comment?.result]).toEqual(['success', 'success']);
  const files = [...goodFiles, ...harmless].map(inPreview(12));
  expect(world.published().sort()).toEqual(['.nojekyll', ...files].sort());
  // No links, no repositories, nothing executable.
  const modes = world.git('ls-tree', '-r', 'gh-pages').split('\n');
  expect(new Set(modes.map((line) => line.split(' ')[0]))).toEqual(new Set(['100644']));
  // Files left out are listed in the log, on lines that are not workflow commands, and counted in the comment.
  expect(jobs.publish?.log).toContain('Left out: "');
  for (const { log } of Object.values(jobs)) {
    expect(log).not.toMatch(/^\s*::|##\[/m);
    expect(log).not.toContain(token);
  }
  expect(world.comment(12)).toMatch(/Не опубликовано файлов: \d\d/);

  // Its review lies about the request's number, the production site and what is held up.
  expect(Object.keys(world.read().comments)).toEqual(['12']);
  const { addresses, codes, texts } = rendered(world.comment(12));
  const ours = 'https://daftar.github.io/site/pr-12/';
  expect(addresses.filter((address) => !address.startsWith(ours))).toEqual(['https://daftar.example/page']);
  expect(codes).toContain('11111111');
  expect(codes).toContain('<img src=x onerror=alert(1)> @everyone #12 https://evil.example');
  expect(texts.join(' ')).not.toMatch(/everyone|evil|#12/);

  world.open(12, '2');
  const failed = ended(world.build(12, 3, { conclusion: 'failure', artifact: false }), none);
  expect(failed.publish?.result).toBe('skipped');
  expect(world.firstLine(12)).toBe(mark(3, 'failed'));
  expect(world.comment(12)).toContain('Предпросмотр не собрался');
  expect(world.comment(12)).toContain('пока прежний вид, коммит `11111111`');
  expect(world.published()).toContain('pr-12/index.html');

  // What stopped it is data of a stranger, too.
  world.open(12, '3');
  const found = [
    { rule: 'x', file: 'pages/a.mdx', line: 3, column: 1, severity: 'error', text: '@everyone #12' },
  ];
  ended(world.build(12, 4, { conclusion: 'failure', artifact: false }), (folder, name) => {
    expect(name).toBe('problems-12');
    write(
      folder,
      'problems.json',
      JSON.stringify({ notCompared: null, pageCount: 0, pages: [], findings: found }),
    );
  });
  expect(world.firstLine(12)).toBe(mark(4, 'failed'));
  expect(rendered(world.comment(12)).codes).toContain('@everyone #12');
});

test('a preview without a page is refused with a comment and not tried again', () => {
  world.open(12);
  const run = world.build(12, 1);
  const jobs = ended(run, (folder) => write(folder, 'about.html'));
  expect(jobs.publish?.outputs).toMatchObject({ result: '', refusal: 'empty' });
  expect(world.git('branch', '--list', 'gh-pages')).toBe('');
  expect(world.firstLine(12)).toBe(mark(1, 'refused'));
  expect(world.comment(12)).toContain('В сборке нет главной страницы.');
  expect(ended(run, none).find?.outputs).toMatchObject({ act: 'nothing' });
});

test('the sweep corrects failed publishing and lost events', () => {
  world.open(12);
  expect(ended(world.build(12, 1), none).publish?.result).toBe('failure');
  expect(world.firstLine(12)).toBe(mark(1, 'unpublished'));
  // A preview of a request that was closed without a workflow run.
  world.publish(['pr-13', 'CNAME'], '');
  const asked = sweep();
  expect(asked.map(({ workflow, ref, inputs }) => [workflow, ref, inputs.number])).toEqual([
    ['preview-deploy.yml', 'main', '13'],
    ['preview-deploy.yml', 'main', '12'],
  ]);
  for (const { workflow, inputs } of asked)
    runWorkflow(workflow, world, { event_name: 'workflow_dispatch', event: { inputs } }, good);
  const files = goodFiles.map(inPreview(12));
  expect(world.published().sort()).toEqual(['.nojekyll', 'CNAME/page.html', ...files].sort());
  expect(world.firstLine(12)).toBe(mark(1, 'published'));
  expect(sweep()).toEqual([]);
});

test('the steps start as the workflows start them', () => {
  const { stderr } = spawnSync('node', ['--import', 'tsx', 'src/review/publish/steps.ts', 'x'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('There are: find, collect, publish, remove, comment, post, sweep.');
});

test('a closed request’s preview is removed', () => {
  world.open(12);
  world.publish(['pr-12', 'pr-1'], '');
  world.close(12);
  const event = { pull_request: { number: 12 } };
  const jobs = runWorkflow('preview-deploy.yml', world, { event_name: 'pull_request_target', event }, none);
  expect([jobs.publish?.result, jobs.comment?.result]).toEqual(['success', 'skipped']);
  expect(world.published()).toEqual(['.nojekyll', 'pr-1/page.html']);
});

test('a branch name never becomes script text, and a number must be a number', () => {
  world.open(12);
  const run = world.build(12, 1, { head_branch: '$(touch hacked)`touch hacked`";touch hacked' });
  expect(ended(run, none).find?.outputs.act).toBe('nothing');
  const event = { inputs: { number: '12; touch hacked' } };
  const jobs = runWorkflow('preview-deploy.yml', world, { event_name: 'workflow_dispatch', event }, none);
  expect(jobs.find?.result).toBe('failure');
  const jobFolders = readdirSync(world.folder).filter((name) => name.startsWith('job-'));
  for (const name of jobFolders)
    expect(readdirSync(join(world.folder, name, 'site'))).not.toContain('hacked');
  expect(jobFolders).toHaveLength(2);
});

/** Runs the sweep and returns the workflows it starts. */
function sweep(): GitHub['dispatches'] {
  world.change((state) => {
    state.dispatches = [];
  });
  const jobs = runWorkflow('preview-sweep.yml', world, { event_name: 'schedule', event: {} }, none);
  expect(jobs.sweep?.result).toBe('success');
  return world.read().dispatches;
}
