import type { RunnableDevEnvironment, ViteDevServer } from 'vite';

export type Pages = typeof import('./pages.ts');

/** URL in the server graph of the plugin's part that lives there. */
const moduleUrl = '/src/plugins/dev/pages.ts';

/**
 * Loads that module on first use, and again when the graph has dropped it. Vite invalidates a changed file and all its
 * importers, up to the route table; saves of content are handled here instead, so the module stays until code changes.
 */
export function openPages(server: ViteDevServer) {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  let opened: Promise<Pages> | null = null;

  async function pages(): Promise<Pages> {
    for (;;) {
      opened ??= runner.import<Pages>(moduleUrl);
      const loading = opened;
      // A failed import is tried again by the next request.
      const loaded = await loading.catch((error: unknown) => {
        if (opened === loading) opened = null;
        throw error;
      });
      // Vite clears the graph when code changes. An import that ran meanwhile, as during a `git pull`, mixes old and new
      // modules: React contexts would exist twice.
      if (runner.evaluatedModules.getModuleByUrl(moduleUrl)?.exports === loaded) return loaded;
      if (opened === loading) opened = null;
    }
  }

  return {
    pages,
    /** Calls a function with that module, and again if code has changed before it answered, even with an error. */
    async ask<Answer>(question: (pages: Pages) => Promise<Answer>): Promise<Answer> {
      for (;;) {
        const module = await pages();
        const [answer] = await Promise.allSettled([question(module)]);
        if ((await pages()) !== module) continue;
        if (answer.status === 'rejected') throw answer.reason;
        return answer.value;
      }
    },
  };
}
export type OpenPages = ReturnType<typeof openPages>;
