import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, posix } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { EditServer } from '../app/dev/edit/server.ts';
import { cacheFolder } from '../cache/cache.ts';
import { editRequest } from '../content/preview/editing.ts';
import { Refusal, refusedBy } from '../content/preview/refusal.ts';
import { draw } from '../plugins/social/draw-task.ts';
import { staticFonts } from '../plugins/social/fonts.ts';
import { isOwnPage, pathBelowPages } from './guard.ts';
import { openHistory } from './history.ts';
import { pictureBeside } from './picture.ts';

/** The part that needs the content: index.ts, loaded in the server graph. */
type Editing = typeof import('./index.ts');

const notUnderstood = 'Сервер не\u00a0понял этой правки. Обновите страницу.';

/** API of the page editor, by name; the first argument is a file. A `Refusal` is shown to the writer. */
type Answers = {
  [Name in keyof EditServer]: (
    ...asked: Parameters<EditServer[Name]>
  ) => Promise<ReturnType<EditServer[Name]>>;
};

/**
 * Vite plugin, dev only: the API by which the page editor (src/app/dev/edit) reads and writes files below `pages/`. Only requests
 * from pages of this server on this machine are accepted.
 */
export function editing(root: string): Plugin {
  return {
    name: 'site:edit',
    apply: 'serve',
    configureServer(server) {
      const answers = openAnswers(server, root);
      return () => {
        server.middlewares.use('/_edit', (request, response) => {
          void answer(answers, request, response).catch((error: Error) => {
            const told = refusedBy(error);
            if (told) return send(response, told);
            server.config.logger.error(error.stack ?? error.message);
            send(response, { refusal: `Не\u00a0получилось: ${error.message}` }, 500);
          });
        });
      };
    },
  };

  async function answer(answers: Answers, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || !isOwnPage(request))
      return send(
        response,
        { refusal: 'Править можно только со\u00a0страниц этого сервера и\u00a0на\u00a0этом компьютере.' },
        403,
      );
    const name = (request.url ?? '').slice(1);
    const asked = await json(request);
    if (!Object.hasOwn(answers, name) || !Array.isArray(asked)) throw new Refusal(notUnderstood);
    const asking = answers[name as keyof Answers] as (...asked: unknown[]) => Promise<unknown>;
    send(response, await asking(...asked));
  }
}

function send(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

function openAnswers(server: ViteDevServer, root: string): Answers {
  const history = openHistory(root);
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const load = () => runner.import<Editing>('/src/edit/index.ts');

  /** Calls a function for a file of the content; other files are refused. */
  async function ofPage<Answer>(
    file: string,
    asking: (editing: Editing, path: string) => Answer,
  ): Promise<Awaited<Answer>> {
    const editing = await load();
    const path = file.endsWith('.mdx') && editing.isRead(file) ? pathBelowPages(root, file) : null;
    if (!path && editing.isRead(file) && pathBelowPages(root, file, true))
      throw new Refusal(`Файла ${file} больше нет: его удалили или переименовали.`);
    if (!path) throw new Refusal(`Такой страницы нет, или это ссылка: ${file}`);
    return await asking(editing, path);
  }

  /** The same with the file's current text. */
  const ofText = <Answer>(file: string, asking: (editing: Editing, written: string) => Answer) =>
    ofPage(file, (editing, path) => {
      const bytes = readFileSync(path);
      if (!isUtf8(bytes)) throw new Refusal('Файл сохранён не\u00a0в\u00a0UTF-8: править его здесь нельзя.');
      return asking(editing, bytes.toString('utf8'));
    });

  /** Writes the changed page and its picture. */
  const change: Answers['change'] = async (file, seen, asked) => {
    const { data: request } = editRequest.safeParse(asked);
    if (!request || typeof seen !== 'string') throw new Refusal(notUnderstood);
    const picture =
      request.do === 'picture'
        ? await ofPage(file, (_, path) => pictureBeside(dirname(path), request))
        : null;
    return ofText(file, (editing, written) => {
      const named = picture ? { ...request, name: picture.name } : request;
      const text = editing.change(file, written, seen, named);
      const files = new Map<string, string | Buffer>([[file, text]]);
      if (picture) files.set(posix.join(posix.dirname(file), picture.name), picture.content);
      if (text !== written) history.write(files);
      return editing.open(file, text);
    });
  };

  /** Draws a page's social picture, which dev does not do otherwise. */
  const social: Answers['social'] = async (file, fields) => {
    const page = await ofPage(file, (editing) => editing.shared(file, fields));
    if (!page) return null;
    const { planPictures } = await runner.import<typeof import('../plugins/social/plan-pictures.ts')>(
      '/src/plugins/social/plan-pictures.ts',
    );
    const [planned] = planPictures(page, root).values();
    if (!planned) return null;
    const fonts = await staticFonts(cacheFolder(root, 'social-fonts'));
    return `data:image/png;base64,${(await draw(planned.design, fonts)).toString('base64')}`;
  };

  const repair: Answers['repair'] = async (request) => {
    const made = await (await load()).repair(request, (file) => {
      const path = pathBelowPages(root, file);
      return path && readFileSync(path, 'utf8');
    });
    history.write(made);
    return [...made.keys()];
  };

  return {
    open: (file, text) => ofText(file, (editing, written) => editing.open(file, text ?? written)),
    change,
    form: (file, text, id) => ofPage(file, (editing) => editing.form(file, text, id)),
    about: (file) => ofPage(file, (editing) => editing.about(file)),
    check: (file, source) => ofPage(file, (editing) => editing.problemsIn(file, source)),
    social,
    undo: async () => history.undo(),
    redo: async () => history.redo(),
    repair,
  };
}
