import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { isRenderFailure, type Problem, problem } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';

/** Milliseconds between the last save and its check. */
const checkDelay = 400;
/** Milliseconds between the first page and the first check, so that the browser can load the app. */
const afterFirstPage = 3000;
/** Milliseconds without a check after which the process ends, to free its memory: 600 MB, as much as the server's own. */
const idle = 60_000;
/** The check's own errors go to the terminal; its results are messages. */
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];

/**
 * Stores the check's problems of bodies, so that lists and menus leave out broken files before somebody opens them.
 * @returns true if that changes what the site shows
 */
export function takeBodyProblems(store: ContentStore, problems: readonly Problem[]): boolean {
  const ofBodies = problems.filter(({ rule }) => rule.startsWith('mdx/'));
  const changes = [...store.files.keys()].map((file) => {
    const own = ofBodies.filter((problem) => problem.file === file);
    // The check renders no pages, so render failures stay until the file is saved.
    const failures = store.bodyProblemsOf(file).filter(isRenderFailure);
    return store.setBodyProblems(file, [...own, ...failures]);
  });
  return changes.includes(true);
}

/** The result of a check that ended without one. */
const stopped = [
  problem('src/check/check.ts', 'check/stopped', {
    what: 'Проверка остановилась из-за собственной ошибки: она показана в\u00a0окне, где идёт npm run dev.',
    hint: 'Сохраните любой файл, и\u00a0она начнётся снова. Если не\u00a0поможет, покажите ошибку разработчику.',
  }),
];

/**
 * Runs the check beside the dev server, in a child process of low priority, so that pages never wait for it: after the first
 * page and after every save. The process is kept between saves, since starting it takes twenty times as long as a check. The
 * writers' bar fetches the result from `/_problems.json` (dev.ts), again after each check: saves.ts notifies the page, and
 * src/app/dev/use-json.ts listens.
 * @param root the project's folder
 * @param take receives each result
 */
export function openChecks(root: string, take: (problems: readonly Problem[]) => void) {
  let found: Problem[] | null = null;
  let child: ChildProcess | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idling: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  let isChecking = false;
  /** Files saved since the last check began. */
  let saved: string[] = [];

  function open(): ChildProcess {
    const check = fork(join(root, 'src/run.mjs'), ['src/check/check-saved.ts'], { cwd: root, stdio });
    if (check.pid) setPriority(check.pid, constants.priority.PRIORITY_LOW);
    check.on('message', (problems: Problem[]) => {
      if (child !== check) return;
      isChecking = false;
      found = problems;
      take(problems);
      if (saved.length > 0) schedule(0);
      else idling = setTimeout(() => check.kill(), idle).unref();
    });
    // It has printed its error; the last result stays.
    check.on('close', () => {
      if (child !== check) return;
      [child, isChecking] = [null, false];
      if (found) return;
      found = stopped;
      take(found);
    });
    return check;
  }

  function run(): void {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(idling);
    if (!child?.connected) child = open();
    // Sending fails if the process has just ended: the next save starts another.
    child.send(saved, () => {});
    saved = [];
  }

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds).unref();
  };
  return {
    /** Schedules the first check; later calls do nothing. */
    start: () => {
      if (!started) schedule(afterFirstPage);
      started = true;
    },
    /** Schedules a check after a save, of these pages or of what pages use. */
    saved: (...files: string[]) => {
      saved.push(...files);
      if (started) schedule(checkDelay);
    },
    /** Ends the process after a change of code, so that the next check starts a new one. */
    forget: () => {
      child?.kill();
      child = null;
      // Repeats a check that was running. If none ever gave a result, an error in the code ended it, which may be fixed now.
      if (isChecking || found === stopped) schedule(checkDelay);
      isChecking = false;
    },
    /** The last result; null before the first. */
    found: () => found,
    stop: () => {
      clearTimeout(timer);
      child?.kill();
    },
  };
}
