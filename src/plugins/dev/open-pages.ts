import type { RunnableDevEnvironment, ViteDevServer } from 'vite';

export type Pages = typeof import('./pages.ts');

/** The part of this plugin in the server graph, by its URL there. */
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
      const asked = opened;
      // A failed import is tried again by the next request.
      const loaded = await asked.catch((error: unknown) => {
        if (opened === asked) opened = null;
        throw error;
      });
      // Vite clears the graph when code changes. An import that ran meanwhile, as during a `git pull`, mixes old and new
      // modules: React contexts would exist twice.
      if (runner.evaluatedModules.getModuleByUrl(moduleUrl)?.exports === loaded) return loaded;
      if (opened === asked) opened = null;
    }
  }

  return {
    pages,
    /** Asks that module a question, and again if code has changed before the answer came. */
    async ask<Answer>(question: (pages: Pages) => Promise<Answer>): Promise<Answer> {
      for (;;) {
        const asked = await pages();
        const answer = await question(asked).then(
          (value) => () => value,
          (error: unknown) => () => {
            throw error;
          },
        );
        if ((await pages()) === asked) return answer();
      }
    },
    forget: () => {
      opened = null;
    },
  };
}
export type OpenPages = ReturnType<typeof openPages>;
