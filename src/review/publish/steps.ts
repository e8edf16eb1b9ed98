import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { productionUrl } from '../production.ts';
import { collect } from './collect.ts';
import { commentOf, noPreviewComment, readReview, type TrustedFacts } from './comment/comment.ts';
import { decide } from './decide.ts';
import { buildName, type CommentState, commitName, previewFolder, previewNumber } from './ledger.ts';
import { limits, PreviewRefused, refusals } from './limits.ts';
import { PagesRepository } from './pages-branch.ts';
import { factsOf, openRequests, postComment, send } from './requests.ts';

/** Inputs of the steps by name, validated; passed as environment variables and never as script text. */
const repositoryName = z.string().regex(/^[\w.-]+\/[\w.-]+$/);
const requestNumber = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);
const path = z.string().min(1);
const count = z.string().regex(/^\d+$/).transform(Number);

/**
 * Reads a step's inputs from the environment, where the runner passes missing ones as empty.
 * @throws {z.ZodError} naming missing or invalid ones
 */
const readInputs = <T extends z.ZodRawShape>(shape: T) =>
  z.object(shape).parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)));

/**
 * Writes a step's outputs, and logs them.
 * @throws {Error} for a multi-line value, which could inject another output
 */
function writeOutputs(outputs: Record<string, string | number>): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (lines.some((line) => /[\r\n]./.test(line))) throw new Error('An output has more than one line');
  console.log(lines.join('').trimEnd());
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, lines.join(''));
}

/** URL of a request's preview, with a trailing slash. */
function previewUrl(repository: string, number: number): string {
  const [owner, name] = repository.split('/');
  return `https://${owner}.github.io/${name}/${previewFolder(number)}/`;
}

/** Opens the pages branch of the workflow's repository. */
function openPages(): { pages: PagesRepository; repository: string } {
  const inputs = readInputs({
    GITHUB_SERVER_URL: z.url(),
    GITHUB_REPOSITORY: repositoryName,
    RUNNER_TEMP: path,
    GH_TOKEN: z.string().min(1),
  });
  const remote = `${inputs.GITHUB_SERVER_URL}/${inputs.GITHUB_REPOSITORY}.git`;
  const pages = new PagesRepository(join(inputs.RUNNER_TEMP, 'pages.git'), remote, inputs.GH_TOKEN);
  return { pages, repository: inputs.GITHUB_REPOSITORY };
}

/**
 * Step: finds what has to be done for the event's request. If several requests have the built commit, for the first
 * with something to do; the sweep handles the others.
 */
function find(): void {
  const inputs = readInputs({
    // From the event: the request's number or the built commit.
    NUMBER: requestNumber.optional(),
    HEAD_SHA: commitName.optional(),
  });
  const { pages, repository } = openPages();
  const current = pages.read();
  const atCommit = () => openRequests(repository).filter(({ head }) => head.sha === inputs.HEAD_SHA);
  const numbers = inputs.NUMBER ? [inputs.NUMBER] : atCommit().map(({ number }) => number);
  for (const number of numbers) {
    const work = decide(factsOf(repository, number, current));
    if (work.act === 'nothing') continue;
    // The commit that the preview's URL still shows.
    const published = current.published.get(number)?.commit ?? '';
    writeOutputs({ act: work.act, number, published });
    if (!('run' in work)) return;
    const { id: run, build, commit, edit } = work.run;
    writeOutputs({ run, build, commit, edit });
    return;
  }
  writeOutputs({ act: 'nothing' });
}

const mostNamed = 50;

/** Step: copies the preview's files from the artifact. Needs no token and no git. */
function takePreview(): void {
  const { ARTIFACT, PREVIEW } = readInputs({ ARTIFACT: path, PREVIEW: path });
  const { files, bytes, leftOut } = collect(ARTIFACT, PREVIEW, limits);
  console.log(`${files} files, ${bytes} bytes.`);
  // As JSON without `#`: a line that begins with `::` is a workflow command, and one with `##[` anywhere.
  for (const name of leftOut.slice(0, mostNamed))
    console.log(`Left out: ${JSON.stringify(name).replaceAll('#', '\\u0023')}`);
  writeOutputs({ 'left-out': leftOut.length });
}

/** Step: publishes the collected preview. */
async function publish(): Promise<void> {
  const inputs = readInputs({ NUMBER: requestNumber, BUILD: buildName, COMMIT: commitName, PREVIEW: path });
  const { NUMBER: number, BUILD: build, COMMIT: commit, PREVIEW } = inputs;
  const { pages, repository } = openPages();
  const result = await pages.publish(PREVIEW, { number, build, commit }, limits);
  writeOutputs({ result, url: previewUrl(repository, number) });
}

/** Step: removes a closed request's preview. */
async function remove(): Promise<void> {
  const { NUMBER } = readInputs({ NUMBER: requestNumber });
  await openPages().pages.remove(NUMBER);
}

/** Step: writes the comment's text to a file. Gets no token, since it reads untrusted data. */
function comment(): void {
  const inputs = readInputs({
    GITHUB_SERVER_URL: z.url(),
    GITHUB_REPOSITORY: repositoryName,
    GITHUB_RUN_ID: count,
    NUMBER: requestNumber,
    BUILD: buildName,
    COMMIT: commitName,
    EDIT: z.string().optional(),
    RUN: count,
    PUBLISHED: commitName.optional(),
    ACT: z.enum(['publish', 'failed']),
    // From the publishing job; empty if it failed or had nothing to do.
    RESULT: z.enum(['published', 'refused']).optional(),
    REFUSAL: z.enum(refusals).optional(),
    LEFT_OUT: count.optional(),
    URL: z.url().optional(),
    PREVIEW: path,
    BODY: path,
  });
  const stateOf = (): CommentState => {
    if (inputs.ACT === 'failed') return 'failed';
    if (inputs.REFUSAL && inputs.REFUSAL !== 'space') return 'refused';
    return inputs.RESULT === 'published' ? 'published' : 'unpublished';
  };
  const runs = `${inputs.GITHUB_SERVER_URL}/${inputs.GITHUB_REPOSITORY}/actions/runs`;
  const state = stateOf();
  const facts: TrustedFacts = {
    mark: { build: inputs.BUILD, state },
    url: inputs.URL ?? previewUrl(inputs.GITHUB_REPOSITORY, inputs.NUMBER),
    production: productionUrl(process.cwd()),
    commit: inputs.COMMIT,
    edit: inputs.EDIT ? `${inputs.GITHUB_SERVER_URL}/${inputs.EDIT}` : '',
    buildUrl: `${runs}/${inputs.RUN}`,
    publishUrl: `${runs}/${inputs.GITHUB_RUN_ID}`,
    leftOut: inputs.LEFT_OUT ?? 0,
  };
  const name = state === 'failed' ? 'problems.json' : 'preview/review.json';
  const review = readReview(join(inputs.PREVIEW, name));
  const text =
    state === 'published'
      ? commentOf(review, facts)
      : noPreviewComment(facts, inputs.REFUSAL ?? null, inputs.PUBLISHED ?? null, review?.findings);
  writeFileSync(inputs.BODY, text);
}

/** Step: publishes the written comment. */
function post(): void {
  const inputs = readInputs({ GITHUB_REPOSITORY: repositoryName, NUMBER: requestNumber, BODY: path });
  postComment(inputs.GITHUB_REPOSITORY, inputs.NUMBER, readFileSync(inputs.BODY, 'utf8'));
}

/**
 * Step: checks all open requests and published previews, and starts the publishing workflow for those with something to
 * do: a closed request with a preview, an unpublished build, a missing comment.
 */
function sweep(): void {
  const inputs = readInputs({ DEFAULT_BRANCH: z.string().min(1) });
  const { pages, repository } = openPages();
  const current = pages.read();
  const folders = [...current.entries.keys()].flatMap((name) => previewNumber(name) ?? []);
  const numbers = [...new Set([...folders, ...openRequests(repository).map(({ number }) => number)])];
  const waiting = numbers
    .map((number) => ({ number, act: decide(factsOf(repository, number, current)).act }))
    .filter(({ act }) => act !== 'nothing')
    // Removals first, since they free space.
    .sort((a, b) => Number(b.act === 'remove') - Number(a.act === 'remove'));
  for (const { number, act } of waiting) {
    console.log(`#${number}: ${act}`);
    send('POST', `repos/${repository}/actions/workflows/preview-deploy.yml/dispatches`, {
      ref: inputs.DEFAULT_BRANCH,
      inputs: { number: String(number) },
    });
  }
  console.log(`${numbers.length} checked, ${waiting.length} started.`);
}

/** Steps by name: `node --import tsx src/review/publish/steps.ts find`. */
const steps: Record<string, () => void | Promise<void>> = {
  find,
  collect: takePreview,
  publish,
  remove,
  comment,
  post,
  sweep,
};
const step = steps[process.argv[2] ?? ''];
if (!step) throw new Error(`No such step. There are: ${Object.keys(steps).join(', ')}.`);
try {
  await step();
} catch (error) {
  if (!(error instanceof PreviewRefused)) throw error;
  writeOutputs({ result: 'refused', refusal: error.reason });
}
