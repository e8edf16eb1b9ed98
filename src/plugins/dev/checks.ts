import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../content/problems/problems.ts';
import { isOfPrinting } from '../../content/problems/render-failure.ts';
import type { ContentStore } from '../../content/store.ts';

/** Saves in quick succession are checked together, in milliseconds. */
const settle = 400;
/** The browser is loading the app: the first check waits until it is there. */
const afterFirstPage = 3000;
/** After so long without a save it gives its memory back, in milliseconds. */
const idle = 60_000;
/** What the check complains of is for the terminal; its lists come as messages. */
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];

/**
 * A body nobody has opened yet may be broken: lists and menus must leave its file out all the same.
 * @returns true when that changes what the site shows
 */
export function takeBodyProblems(store: ContentStore, problems: readonly Problem[]): boolean {
  const ofBodies = problems.filter(({ rule }) => rule.startsWith('mdx/'));
  const changes = [...store.files.keys()].map((file) => {
    const own = ofBodies.filter((problem) => problem.file === file);
    // The check prints no pages: what printing has found stays until the file is saved.
    const printed = store.bodyProblemsOf(file).filter(isOfPrinting);
    return store.setBodyProblems(file, [...own, ...printed]);
  });
  return changes.includes(true);
}

/**
 * Checks the whole site beside the dev server, as `npm run check` does, in a process of its own and at low priority: pages
 * never wait for it. Runs after the first page and after every save; the process stays while files are saved, since
 * loading takes it twenty times as long as a check. The writers' bar asks for the list at `/_problems.json` (dev.ts), and anew
 * with each one (saves.ts tells the page, src/app/dev/use-json.ts listens).
 * @param root the project's folder
 * @param take is told of each list
 */
export function openChecks(root: string, take: (problems: readonly Problem[]) => void) {
  let found: Problem[] | null = null;
  let child: ChildProcess | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  let isChecking = false;
  /** What was saved since the last check began. */
  let saved: string[] = [];

  function open(): ChildProcess {
    const check = fork(join(root, 'src/run.mjs'), ['src/check/check-saved.ts'], { cwd: root, stdio });
    if (check.pid) setPriority(check.pid, constants.priority.PRIORITY_LOW);
    check.on('message', (problems: Problem[]) => {
      if (child !== check) return;
      isChecking = false;
      found = problems;
      take(problems);
      if (saved.length > 0) after(0);
      else resting = setTimeout(() => check.kill(), idle).unref();
    });
    // It has said why on its own: the last list stays until the next save.
    check.on('close', () => {
      if (child === check) [child, isChecking] = [null, false];
    });
    return check;
  }

  function run(): void {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(resting);
    if (!child?.connected) child = open();
    // One that has just ended cannot be told: the next save opens another.
    child.send(saved, () => {});
    saved = [];
  }

  const after = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds).unref();
  };
  return {
    /** Begins, once. */
    start: () => {
      if (!started) after(afterFirstPage);
      started = true;
    },
    /** A page's file was saved: checks again, soon. */
    saved: (file: string) => {
      saved.push(file);
      if (started) after(settle);
    },
    /** Code or the list of files is another: the next check loads everything anew. */
    forget: () => {
      child?.kill();
      child = null;
      // One that ended before its first list did so for a slip of the code, which may be mended now.
      if (isChecking || (started && found === null)) after(settle);
      isChecking = false;
    },
    /** The last list; null before the first. */
    found: () => found,
    stop: () => {
      clearTimeout(timer);
      child?.kill();
    },
  };
}
