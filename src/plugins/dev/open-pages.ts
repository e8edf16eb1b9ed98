import type { RunnableDevEnvironment, ViteDevServer } from 'vite';

export type Pages = typeof import('./pages.ts');

/** The server graph's half of this plugin, by the address that the graph knows it by. */
const half = '/src/plugins/dev/pages.ts';

/**
 * Loads that half when it is first asked for, and anew where the graph no longer holds it. Vite counts everything that has
 * to do with a changed file as changed, up to the table of pages and all that asks it; the content follows saves by
 * itself, so that half stays until code changes.
 */
export function openPages(server: ViteDevServer) {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  let opened: Promise<Pages> | null = null;

  async function pages(): Promise<Pages> {
    for (;;) {
      opened ??= runner.import<Pages>(half);
      const asked = opened;
      // What cannot be loaded is asked for again when it is mended.
      const loaded = await asked.catch((error: unknown) => {
        if (opened === asked) opened = null;
        throw error;
      });
      // Vite empties the graph at a change of code. What was loading meanwhile, as while a pull writes its files, holds
      // modules from before and after: two contexts of one name, and React finds neither.
      if (runner.evaluatedModules.getModuleByUrl(half)?.exports === loaded) return loaded;
      if (opened === asked) opened = null;
    }
  }

  return {
    pages,
    /** What that half answers or throws; asked again where the code changed before it did. */
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
