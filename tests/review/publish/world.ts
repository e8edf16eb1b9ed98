import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CommentState } from '../../../src/review/publish/ledger.ts';

/** GitHub's data, from which the fake `gh` answers. */
export interface GitHub {
  pulls: { number: number; state: 'open' | 'closed'; head: Head }[];
  runs: FakeRun[];
  artifacts: Record<number, { name: string; expired: boolean }[]>;
  comments: Record<number, { id: number; body: string; user: { login: string } }[]>;
  dispatches: { workflow: string; ref: string; inputs: Record<string, string> }[];
}

interface Head {
  sha: string;
  ref: string;
  repo: { full_name: string } | null;
}

export interface FakeRun {
  id: number;
  status: string;
  conclusion: string | null;
  run_started_at: string;
  head_sha: string;
  head_branch: string;
  head_repository: { full_name: string };
}

export const repository = 'daftar/site';
/** Token that only commands talking to GitHub may see. */
export const token = 'ghs_the-token-of-the-job';

let made = '';

/** Creates a remote whose default branch has the site's settings, which steps read; made once for all worlds. */
function emptyRemote(): string {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'empty-remote-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const work = join(folder, 'main');
  mkdirSync(join(work, 'pages/_site'), { recursive: true });
  writeFileSync(join(work, 'pages/_site/settings.mdx'), '---\nurl: https://daftar.example\n---\n');
  const run = (...args: string[]) => execFileSync('git', args, { cwd: work, stdio: 'pipe' });
  run('init', '--quiet', '--initial-branch=main');
  run('add', '--all');
  run('-c', 'user.name=T', '-c', 'user.email=t@t.example', 'commit', '--quiet', '--message=site');
  made = join(folder, 'remote.git');
  run('clone', '--quiet', '--bare', '.', made);
  // Partial clones, which GitHub allows too.
  run('--git-dir', made, 'config', 'uploadpack.allowFilter', 'true');
  return made;
}

/**
 * A test environment on disk: GitHub's answers, a remote and job folders. The steps of the workflows really run in it.
 */
export class World {
  readonly folder = mkdtempSync(join(tmpdir(), 'preview-world-'));
  readonly remote = join(this.folder, `${repository}.git`);
  readonly bin = join(this.folder, 'bin');
  readonly file = join(this.folder, 'github.json');

  /** @param steps folder of steps bundled by `bundleSteps`; if missing, steps start as in the workflows */
  constructor(steps?: string) {
    cpSync(emptyRemote(), this.remote, { recursive: true });
    this.write({ pulls: [], runs: [], artifacts: {}, comments: {}, dispatches: [] });
    mkdirSync(this.bin);
    const double = resolve(import.meta.dirname, 'github.mjs');
    this.#command('gh', `exec "${process.execPath}" "${double}" "$@"`);
    // Dependencies are already installed.
    this.#command('npm', 'exit 0');
    if (steps)
      this.#command(
        'node',
        `[ "$1 $2" = "--import tsx" ] && exec "${process.execPath}" "${steps}/steps.mjs" "$4"`,
      );
  }

  #command(name: string, script: string): void {
    writeFileSync(join(this.bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(this.bin, name), 0o755);
  }

  /** Runs git in the remote. */
  git = (...args: string[]): string => this.gitWith('', ...args);

  /** Runs git in the remote with input. */
  gitWith(input: string, ...args: string[]): string {
    return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: this.remote,
      encoding: 'utf8',
      input,
      stdio: 'pipe',
      maxBuffer: 1024 ** 3,
    }).trim();
  }

  read = (): GitHub => JSON.parse(readFileSync(this.file, 'utf8')) as GitHub;
  write = (state: GitHub): void => writeFileSync(this.file, JSON.stringify(state));
  change(change: (state: GitHub) => void): void {
    const state = this.read();
    change(state);
    this.write(state);
  }

  /** Returns the names of all files of the pages branch. */
  published(): string[] {
    return this.git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n').filter(Boolean);
  }

  /** Replaces the pages branch by one commit with a page in each folder. */
  publish(folders: readonly string[], message: string): void {
    const page = this.gitWith('old', 'hash-object', '-w', '--stdin');
    const tree = this.gitWith(`100644 blob ${page}\tpage.html\n`, 'mktree');
    const entries = folders.map((folder) => `040000 tree ${tree}\t${folder}\n`);
    const root = this.gitWith(entries.join(''), 'mktree');
    const robot = ['-c', 'user.name=T', '-c', 'user.email=t@t.example'];
    const commit = this.gitWith(message, ...robot, 'commit-tree', root);
    this.git('update-ref', 'refs/heads/gh-pages', commit);
  }

  /** Returns the body of a request's only comment. */
  comment(number: number): string {
    const all = this.read().comments[number] ?? [];
    if (all.length !== 1) throw new Error(`#${number} has ${all.length} comments`);
    return all[0]?.body ?? '';
  }

  /** Opens a request from a fork, with a commit hash of one repeated digit. */
  open(number: number, digit = '1', fork = 'stranger/site'): Head {
    const head = { sha: digit.repeat(40), ref: `pravka/#${number}`, repo: { full_name: fork } };
    this.change((state) => {
      state.pulls = [
        ...state.pulls.filter((pull) => pull.number !== number),
        { number, state: 'open', head },
      ];
    });
    return head;
  }

  close(number: number): void {
    this.change((state) => {
      for (const pull of state.pulls) if (pull.number === number) pull.state = 'closed';
    });
  }

  /** Adds a run of the workflow Preview for a request's commit. */
  build(number: number, run: number, over: Partial<FakeRun> & { artifact?: boolean } = {}): FakeRun {
    const { artifact = true, ...rest } = over;
    const head = this.read().pulls.find((pull) => pull.number === number)?.head;
    if (!head?.repo) throw new Error(`#${number} is not there`);
    const made: FakeRun = {
      id: 1000 + run,
      status: 'completed',
      conclusion: 'success',
      run_started_at: beganAt(run),
      head_sha: head.sha,
      head_branch: head.ref,
      head_repository: head.repo,
      ...rest,
    };
    this.change((state) => {
      state.runs = [made, ...state.runs.filter(({ id }) => id !== made.id)];
      state.artifacts[made.id] = artifact ? [{ name: `preview-${number}`, expired: false }] : [];
    });
    return made;
  }

  /** Returns the first line of a request's comment. */
  firstLine(number: number): string {
    return this.comment(number).split('\n')[0] ?? '';
  }

  remove = (): void => rmSync(this.folder, { recursive: true, force: true });
}

/** Returns the start time of a run by its number. */
export const beganAt = (run: number) => `2026-11-21T08:30:${`${run}`.padStart(2, '0')}Z`;

export const mark = (run: number, state: CommentState) => `<!-- site-preview ${beganAt(run)} ${state} -->`;
