import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type Contexts, filled, isMet } from './expressions.ts';
import { repository, token, type World } from './world.ts';

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  run?: string;
  uses?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
}
export interface Job {
  needs?: string | string[];
  if?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  concurrency?: unknown;
  steps: Step[];
}
export interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

export const workflowFolder = '.github/workflows';
export const readWorkflow = (file: string): Workflow =>
  parse(readFileSync(join(workflowFolder, file), 'utf8')) as Workflow;

export interface JobResult {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
  /** Output of the steps. */
  log: string;
}

/** Unpacks an artifact into a folder; throws if the artifact is unavailable. */
export type Download = (folder: string, name: string, run: number) => void;

/** Event that starts a workflow, as GitHub passes it. */
export interface WorkflowEvent {
  event_name: string;
  event: Record<string, unknown>;
}

/**
 * Runs a workflow as GitHub does: from its file, jobs after those they need, conditions and expressions with GitHub's
 * own evaluator, scripts in bash, each job in a separate folder. Actions, `gh` and `npm` are replaced: the code is
 * already present, and artifacts come from the test.
 */
export function runWorkflow(
  file: string,
  world: World,
  { event_name, event }: WorkflowEvent,
  download: Download,
): Record<string, JobResult> {
  const { jobs } = readWorkflow(file);
  const results: Record<string, JobResult> = {};
  const payload = { repository: { default_branch: 'main', name: 'site' }, ...event };
  const github = {
    event_name,
    event: payload,
    token,
    repository,
    repository_owner: 'daftar',
    server_url: `file://${world.folder}`,
  };
  for (const [name, job] of Object.entries(jobs)) {
    const needs = [job.needs ?? []].flat();
    const before = needs.map((need) => results[need]?.result);
    const needed = Object.fromEntries(needs.map((need) => [need, results[need]]));
    const contexts = { github, needs: needed, inputs: event.inputs ?? {} };
    const success = before.every((result) => result === 'success');
    const failure = before.includes('failure');
    results[name] = isMet(job.if, contexts, { success, failure })
      ? runJob(job, world, contexts, download)
      : { result: 'skipped', outputs: {}, log: '' };
  }
  return results;
}

function runJob(job: Job, world: World, outer: Contexts, download: Download): JobResult {
  const folder = mkdtempSync(join(world.folder, 'job-'));
  const [workspace, temp] = [join(folder, 'site'), join(folder, 'temp')];
  mkdirSync(temp);
  const steps: Record<string, { outputs: Record<string, string>; outcome: string }> = {};
  const contexts = {
    ...outer,
    steps,
    runner: { temp },
    github: { ...(outer.github as object), workspace },
  };
  const jobEnv = fillAll(job.env, contexts);
  let failed = false;
  let log = '';
  for (const [index, step] of job.steps.entries()) {
    if (!isMet(step.if, { ...contexts, env: jobEnv }, { success: !failed, failure: failed })) continue;
    const env = { ...jobEnv, ...fillAll(step.env, { ...contexts, env: jobEnv }) };
    const done = step.uses
      ? use(step.uses, fillAll(step.with, contexts), world, workspace, download)
      : runScript(step.run ?? '', env, world, workspace, temp);
    log += done.log;
    steps[step.id ?? `step-${index}`] = { outputs: done.outputs, outcome: done.ok ? 'success' : 'failure' };
    if (!done.ok && !step['continue-on-error']) failed = true;
  }
  return { result: failed ? 'failure' : 'success', outputs: fillAll(job.outputs, contexts), log };
}

const fillAll = (values: Record<string, string> | undefined, contexts: Contexts) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, filled(String(value), contexts)]),
  );

interface Done {
  ok: boolean;
  outputs: Record<string, string>;
  log: string;
}

/** Replacements for the actions of the workflows, with the effects that later steps see. */
function use(
  action: string,
  given: Record<string, string>,
  world: World,
  workspace: string,
  download: Download,
): Done {
  if (action.startsWith('actions/checkout@')) checkOut(world, workspace);
  else if (action.startsWith('actions/download-artifact@'))
    try {
      const folder = resolve(workspace, given.path ?? '');
      mkdirSync(folder, { recursive: true });
      download(folder, given.name ?? '', Number(given['run-id']));
    } catch (error) {
      return { ok: false, outputs: {}, log: String(error) };
    }
  else if (!action.startsWith('actions/setup-node@')) throw new Error(`Unknown action ${action}`);
  return { ok: true, outputs: {}, log: '' };
}

/** Checks out the default branch and this project's current code. */
function checkOut(world: World, workspace: string): void {
  spawnSync('git', ['clone', '--quiet', world.remote, workspace]);
  for (const name of ['src', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(resolve(name), join(workspace, name));
}

/** Runs a script as the runner does, with only the environment of the runner and the workflow. */
function runScript(
  script: string,
  env: Record<string, string>,
  world: World,
  workspace: string,
  temp: string,
): Done {
  const outputFile = join(temp, '.output');
  writeFileSync(outputFile, '');
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd: workspace,
    encoding: 'utf8',
    env: {
      PATH: `${world.bin}:${process.env.PATH}`,
      HOME: temp,
      LANG: 'C.UTF-8',
      CI: 'true',
      WORLD: world.file,
      RUNNER_TEMP: temp,
      GITHUB_OUTPUT: outputFile,
      GITHUB_REPOSITORY: repository,
      GITHUB_RUN_ID: '7',
      GITHUB_SERVER_URL: `file://${world.folder}`,
      ...env,
    },
  });
  const lines = readFileSync(outputFile, 'utf8').split('\n').filter(Boolean);
  const outputs = lines.map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  return { ok: status === 0, outputs: Object.fromEntries(outputs), log: stdout + stderr };
}
