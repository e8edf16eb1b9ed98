import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Plugin, RunnableDevEnvironment } from 'vite';
import { tabHeader } from '../content/writers/editing.ts';
import { refusedBy } from '../content/writers/refusal.ts';
import { isAskedElsewhere, isOwnPage } from './guard.ts';
import { type History, openHistory } from './history.ts';

/**
 * Vite plugin, dev only: the API by which the page editor (src/app/dev/edit) reads and writes files below `pages/`. Only requests
 * from pages of this server on this machine are accepted.
 */
export function editing(root: string): Plugin {
  return {
    name: 'site:edit',
    apply: 'serve',
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      /** Each tab of the browser has its own history. */
      const histories = new Map<unknown, History>();

      async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
        if (request.method !== 'POST' || !isOwnPage(request)) {
          const refusal =
            'Править можно только со\u00a0страниц этого сервера и\u00a0на\u00a0этом компьютере.';
          return respondWith(response, { refusal }, 403);
        }
        const tab = request.headers[tabHeader];
        const history = histories.get(tab) ?? openHistory(root);
        histories.set(tab, history);
        const { answer } = await runner.import<typeof import('./api.ts')>('/src/edit/api.ts');
        respondWith(response, await answer(history, (request.url ?? '').slice(1), await json(request)));
      }

      // Vite's own middleware opens files in the editor for whoever asks.
      server.middlewares.use(`${server.config.base}__open-in-editor`, (request, response, next) =>
        isAskedElsewhere(request) ? response.writeHead(403).end() : next(),
      );
      return () => {
        server.middlewares.use('/_edit', (request, response) => {
          void respond(request, response).catch((error: Error) => {
            const refused = refusedBy(error);
            if (refused) return respondWith(response, refused);
            server.config.logger.error(error.stack ?? error.message);
            respondWith(response, { refusal: `Не\u00a0получилось: ${error.message}` }, 500);
          });
        });
      };
    },
  };
}

function respondWith(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value ?? null));
}
