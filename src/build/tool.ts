/** The bundled build tool, as run.mjs opened it. */
export interface Tool {
  /** Where its modules lie; `worker.mjs` is the script of the worker threads. */
  folder: string;
  /** Hash of everything but the content that decides what a build puts out: code, styles, packages. */
  sources: string;
  /** Hash of the bundled tool itself, MDX compiler included. */
  version: string;
}
