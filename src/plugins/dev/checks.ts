import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';

export interface DevChecks {
  /** Begins, once. */
  start: () => void;
  /** A file was saved: checks again, soon. */
  saved: () => void;
  /** The last list; null before the first. */
  found: () => readonly Problem[] | null;
  /** The last list, or the first as soon as there is one. */
  first: () => Promise<readonly Problem[]>;
  stop: () => void;
}

/** Saves in quick succession are checked together, in milliseconds. */
const settle = 400;
/** The browser is loading the app: the first check waits until it is there. */
const afterFirstPage = 3000;

/**
 * A body nobody has opened yet may be broken: lists and menus must leave its file out all the same.
 * @returns true when that changes what the site shows
 */
export function takeBodyProblems(store: ContentStore, problems: readonly Problem[]): boolean {
  const ofBodies = problems.filter(({ rule }) => rule.startsWith('mdx/'));
  const changes = [...store.files.keys()].map((file) => {
    const own = ofBodies.filter((problem) => problem.file === file);
    // The check prints no pages: what printing has found stays until the file is saved.
    const printed = store.bodyProblemsOf(file).filter(({ rule }) => rule === 'page/render');
    return store.setBodyProblems(file, [...own, ...printed]);
  });
  return changes.includes(true);
}

/**
 * Checks the whole site beside the dev server, as `npm run check` does, in a process of its own and at low priority: pages
 * never wait for it. Runs after the first page and after every save.
 * @param root the project's folder
 * @param take is told of each list
 */
export function openChecks(root: string, take: (problems: readonly Problem[]) => void): DevChecks {
  let found: Problem[] | null = null;
  let child: ChildProcess | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  const waitingForFirst: ((problems: Problem[]) => void)[] = [];

  function run(): void {
    child?.kill();
    const args = [join(root, 'src/run.mjs'), 'src/check/check.ts', '--format', 'json'];
    const check = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = check;
    if (check.pid) setPriority(check.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    check.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    check.on('close', (code) => {
      // Killed by a newer run, or failed and said why on its own (1 is said of errors in pages): the last list stays.
      if (child !== check || code === null || code > 1 || output === '') return;
      found = (JSON.parse(output) as { problems: Problem[] }).problems;
      for (const waiting of waitingForFirst.splice(0)) waiting(found);
      take(found);
    });
  }

  const after = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds).unref();
  };
  const start = () => {
    if (!started) after(afterFirstPage);
    started = true;
  };
  return {
    start,
    saved: () => {
      if (started) after(settle);
    },
    found: () => found,
    first: () => {
      start();
      return new Promise((done) => (found ? done(found) : waitingForFirst.push(done)));
    },
    stop: () => {
      clearTimeout(timer);
      child?.kill();
    },
  };
}
