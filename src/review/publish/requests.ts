import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import type { RequestFacts, WorkflowRun } from './decide.ts';
import { commitName, isPreviewComment, previewFolder, readMark } from './ledger.ts';
import type { Pages } from './pages-branch.ts';

/**
 * Calls GitHub's API through `gh`, which all runners have and which reads the token itself.
 * @returns null for status 404
 * @throws {Error} for any other failure
 */
function gh(args: readonly string[], input = ''): string | null {
  const { status, stdout, stderr, error } = spawnSync('gh', ['api', ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  if (/HTTP 404/.test(stderr)) return null;
  throw new Error(`gh api ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/**
 * Reads all pages of a list from GitHub, or an object as a list of one.
 * @returns an empty list if the object does not exist
 * @throws {Error} if the call fails
 * @throws {z.ZodError} if the answer has another form
 */
function read<T>(path: string, item: z.ZodType<T>): T[] {
  const answer = gh(['--method', 'GET', '--paginate', '--slurp', path]);
  const pages: unknown[] = answer === null ? [] : z.unknown().array().parse(JSON.parse(answer));
  return item.array().parse(pages.flat());
}

/**
 * Changes something on GitHub.
 * @throws {Error} if that fails; deleting a missing object succeeds
 */
export function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}): void {
  const answer = gh(['--silent', '--method', method, '--input', '-', path], JSON.stringify(body));
  if (answer === null && method !== 'DELETE') throw new Error(`${method} ${path}: HTTP 404`);
}

/** File of the workflow that builds previews. */
const workflow = 'preview.yml';
/** User of a workflow's token. */
const robot = 'github-actions[bot]';

const id = z.int().positive();
/** Head branch of a request; its repository is null if the fork was deleted. */
const headSchema = z.object({
  sha: commitName,
  ref: z.string(),
  repo: z.object({ full_name: z.string() }).nullable(),
});
const requestSchema = z.object({ number: id, state: z.enum(['open', 'closed']), head: headSchema });
type Head = z.infer<typeof headSchema>;

const runSchema = z.object({
  id,
  status: z.string(),
  conclusion: z.string().nullable(),
  run_started_at: z.iso.datetime(),
  head_sha: commitName,
  head_branch: z.string().nullable(),
  head_repository: z.object({ full_name: z.string() }).nullable(),
});
const runsSchema = z.object({ workflow_runs: z.array(runSchema) });
const artifactsSchema = z.object({
  artifacts: z.array(z.object({ name: z.string(), expired: z.boolean() })),
});
const commentSchema = z.object({
  id,
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
});

/** Reads the open requests. */
export const openRequests = (repository: string) =>
  read(`repos/${repository}/pulls?state=open&per_page=100`, requestSchema);

/**
 * Collects the facts about a request's preview.
 * @param pages content of the pages branch
 */
export function factsOf(repository: string, number: number, pages: Pages): RequestFacts {
  const [request] = read(`repos/${repository}/pulls/${number}`, requestSchema);
  const open = request?.state === 'open';
  return {
    open,
    runs: open ? runsOf(repository, number, request.head) : [],
    folder: pages.entries.has(previewFolder(number)),
    published: pages.published.get(number)?.build ?? null,
    comment: open ? (previewComments(repository, number)[0]?.mark ?? null) : null,
  };
}

/**
 * Reads the runs of the workflow Preview for a branch's current commit, newest first. Branch and repository must match
 * too, since anybody can push the same commit to a fork.
 */
function runsOf(repository: string, number: number, { sha, ref, repo }: Head): WorkflowRun[] {
  const query = `event=pull_request&head_sha=${sha}&per_page=100`;
  return read(`repos/${repository}/actions/workflows/${workflow}/runs?${query}`, runsSchema)
    .flatMap(({ workflow_runs }) => workflow_runs)
    .filter(
      (run) =>
        run.head_sha === sha && run.head_branch === ref && run.head_repository?.full_name === repo?.full_name,
    )
    .sort((a, b) => (a.run_started_at < b.run_started_at ? 1 : -1))
    .map((run) => ({
      id: run.id,
      build: run.run_started_at,
      commit: sha,
      edit: repo ? `${repo.full_name}/edit/${ref.split('/').map(encodeURIComponent).join('/')}` : '',
      status: run.status,
      conclusion: run.conclusion,
      artifact: run.status === 'completed' ? artifactOf(repository, run.id, number) : 'none',
    }));
}

function artifactOf(repository: string, run: number, number: number): WorkflowRun['artifact'] {
  const name = `preview-${number}`;
  const artifacts = read(`repos/${repository}/actions/runs/${run}/artifacts?name=${name}`, artifactsSchema)
    .flatMap(({ artifacts }) => artifacts)
    .filter((artifact) => artifact.name === name);
  if (artifacts.length === 0) return 'none';
  return artifacts.some(({ expired }) => !expired) ? 'present' : 'expired';
}

/** Reads our comments, oldest first. There are several only if two runs wrote at the same time. */
const previewComments = (repository: string, number: number) =>
  read(`repos/${repository}/issues/${number}/comments?per_page=100`, commentSchema)
    .filter(({ user, body }) => user?.login === robot && isPreviewComment(body ?? ''))
    .map(({ id, body }) => ({ id, body: body ?? '', mark: readMark(body ?? '') }));

/**
 * Writes the request's single comment by editing or creating it. An earlier build never replaces a later one's comment;
 * duplicates are deleted.
 * @param repository `owner/name`
 */
export function postComment(repository: string, number: number, body: string): void {
  const mark = readMark(body);
  const [first, ...surplus] = previewComments(repository, number);
  for (const { id } of surplus) send('DELETE', `repos/${repository}/issues/comments/${id}`);
  if (!first) {
    send('POST', `repos/${repository}/issues/${number}/comments`, { body });
    return;
  }
  const isLater = first.mark && mark && first.mark.build > mark.build;
  if (!isLater && first.body !== body)
    send('PATCH', `repos/${repository}/issues/comments/${first.id}`, { body });
}
