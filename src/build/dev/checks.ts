import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Content } from '../../content/plugin.ts';
import type { Problem } from '../../content/problems.ts';
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
}

/** Saves in quick succession are checked together. */
const settle = 400;
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
 * Checks the whole site beside the dev server, with the engine of `npm run check`, in a process of its own and at low
 * priority: pages never wait for it. Runs after the first page and after every save; open pages hear of the result.
 */
export function openChecks({ root, store }: Content, vite: Promise<ViteDevServer>): DevChecks {
  let open: ViteDevServer | null = null;
  let found: Problem[] | null = null;
  let child: ChildProcess | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  const waitingForFirst: ((problems: Problem[]) => void)[] = [];

  function take(problems: Problem[]): void {
    found = problems;
    const changed = takeBodyProblems(store, problems);
    for (const waiting of waitingForFirst.splice(0)) waiting(problems);
    open?.environments.client.hot.send('content:problems', found);
    if (changed) open?.environments.client.hot.send('content:update', {});
  }

  function run(): void {
    child?.kill();
    const script = join(root, 'src/writer/dev-pages/run-problems.mjs');
    const started = spawn(process.execPath, [script], {
      cwd: root,
      env: { ...process.env, BUILD_MODE: 'preview' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    started.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    started.on('close', (code) => {
      // Killed by a newer run, or failed and said why on its own: the last list stays.
      if (child === started && code === 0) take(JSON.parse(output) as Problem[]);
    });
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settle);
  };
  vite.then(
    (ready) => {
      open = ready;
    },
    () => {},
  );
  process.on('exit', () => child?.kill());
  function start(): void {
    if (started) return;
    started = true;
    // The browser is loading the app: the check waits until it is there.
    vite.then(() => setTimeout(soon, afterFirstPage)).catch(() => {});
  }
  return {
    start,
    saved: () => {
      if (started) soon();
    },
    found: () => found,
    first: (): Promise<Problem[]> => {
      start();
      return new Promise((done) => (found ? done(found) : waitingForFirst.push(done)));
    },
  };
}
