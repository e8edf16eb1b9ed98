import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { reactMode } from '../config.ts';
import type { TaskName, TaskOf } from './tasks.ts';

type Input<T extends TaskName> = Parameters<TaskOf<T>>[0];
type Output<T extends TaskName> = Awaited<ReturnType<TaskOf<T>>>;

interface Job {
  task: TaskName;
  input: unknown;
  done: (output: never) => void;
  failed: (error: unknown) => void;
}
interface Thread {
  worker: Worker;
  /** Jobs sent, in order: a thread answers one after another. */
  sent: Job[];
  /** How many of the pool's preparations it has had. */
  prepared: number;
}
/** What a thread says of the oldest job it has. */
export interface Reply {
  output?: unknown;
  error?: unknown;
}

/** What one thread may hold: a page that needs more is refused by an error and not by the system. */
const limits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };
/** Jobs sent ahead, so that no thread waits while the main one is busy. */
const ahead = 4;

/** Runs tasks in worker threads. Threads start when there is work for them: a small build starts few. */
export class Pool {
  readonly #script: URL;
  readonly #size: number;
  readonly #preparations: Pick<Job, 'task' | 'input'>[] = [];
  readonly #queue: Job[] = [];
  readonly #threads: Thread[] = [];

  /** @param script the threads' module (worker.ts, bundled) */
  constructor(script: URL, size = Math.max(1, Math.min(availableParallelism(), 8))) {
    this.#script = script;
    this.#size = size;
  }

  /** Queues a task for the next free thread. */
  run<T extends TaskName>(task: T, input: Input<T>): Promise<Output<T>> {
    return new Promise((done, failed) => {
      this.#queue.push({ task, input, done, failed });
      this.#feed();
    });
  }

  /** Runs a task once in every thread, before any other that is queued from now on. */
  prepare<T extends TaskName>(task: T, input: Input<T>): void {
    this.#preparations.push({ task, input });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  #feed(): void {
    while (this.#queue.length > 0) {
      const thread = this.#freest();
      if (!thread) return;
      for (const preparation of this.#preparations.slice(thread.prepared))
        this.#send(thread, { ...preparation, done: () => {}, failed: (error) => this.#fail(error) });
      thread.prepared = this.#preparations.length;
      const job = this.#queue.shift();
      if (job) this.#send(thread, job);
    }
  }

  /** The thread with the fewest jobs; a new one where all are busy and there may be more. */
  #freest(): Thread | null {
    const [freest] = [...this.#threads].sort((a, b) => a.sent.length - b.sent.length);
    if (freest?.sent.length === 0) return freest;
    if (this.#threads.length < this.#size) return this.#start();
    return freest && freest.sent.length < ahead ? freest : null;
  }

  #start(): Thread {
    const env = { ...process.env, NODE_ENV: reactMode() };
    const worker = new Worker(this.#script, { resourceLimits: limits, env });
    const thread: Thread = { worker, sent: [], prepared: 0 };
    this.#threads.push(thread);
    worker.on('message', ({ output, error }: Reply) => {
      const job = thread.sent.shift();
      if (error === undefined) job?.done(output as never);
      else job?.failed(error);
      this.#feed();
    });
    worker.on('error', (error) => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      for (const job of thread.sent) job.failed(error);
      this.#feed();
    });
    return thread;
  }

  #send({ worker, sent }: Thread, job: Job): void {
    sent.push(job);
    worker.postMessage({ task: job.task, input: job.input });
  }

  /** Where a thread cannot be prepared, all that waits fails. */
  #fail(error: unknown): void {
    for (const job of this.#queue.splice(0)) job.failed(error);
    for (const { sent } of this.#threads) for (const job of sent) job.failed(error);
  }
}
