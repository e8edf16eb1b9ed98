import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, posix, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { EditServer } from '../app/dev/edit/server.ts';
import { cacheFolder } from '../cache/cache.ts';
import { type Changed, type EditRequest, editRequest, type Refused } from '../content/preview/editing.ts';
import { draw } from '../plugins/social/draw-task.ts';
import { staticFonts } from '../plugins/social/fonts.ts';
import { isOwnPage, pathBelowPages } from './guard.ts';
import { openHistory, type Stepped } from './history.ts';
import { pictureBeside } from './picture.ts';
import type { Repaired } from './repair.ts';

/** What of it needs the site's content: index.ts in the server's graph. */
type Editing = typeof import('./index.ts');

/** Addresses below this one are the editor's. */
const prefix = '/_edit/';

const notUnderstood = { refusal: 'Сервер не\u00a0понял этой правки. Обновите страницу.' };

/** What the page asks for, by name: a file is one of its arguments, the first. */
type Answers = {
  [Name in keyof EditServer]: (
    ...asked: Parameters<EditServer[Name]>
  ) => Promise<ReturnType<EditServer[Name]> | Refused>;
};

/**
 * Vite plugin, in dev alone: what the page's editor (src/app/dev/edit) asks to read and write below `pages/`. Only pages of
 * this server on this machine are heard.
 */
export function editing(root: string): Plugin {
  return {
    name: 'site:edit',
    apply: 'serve',
    configureServer(server) {
      const answers = openAnswers(server, root);
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = (request.url ?? '').replace(/[?#].*$/, '');
          if (!url.startsWith(prefix)) return next();
          void answer(answers, request, response, url.slice(prefix.length)).catch((error: Error) => {
            server.config.logger.error(error.stack ?? error.message);
            send(response, { refusal: `Не\u00a0получилось: ${error.message}` }, 500);
          });
        });
      };
    },
  };

  async function answer(
    answers: Answers,
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<void> {
    if (request.method !== 'POST' || !isOwnPage(request))
      return send(
        response,
        { refusal: 'Править можно только со\u00a0страниц этого сервера и\u00a0на\u00a0этом компьютере.' },
        403,
      );
    const asked = await json(request);
    if (!Object.hasOwn(answers, name) || !Array.isArray(asked)) return send(response, notUnderstood, 400);
    const asking = answers[name as keyof Answers] as (...asked: unknown[]) => Promise<unknown>;
    send(response, await asking(...asked));
  }
}

function send(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

function openAnswers(server: ViteDevServer, root: string): Answers {
  const history = openHistory();
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const load = () => runner.import<Editing>('/src/edit/index.ts');

  /** Asks about a page that the site reads: no other file is ever opened. */
  async function ofPage<Answer>(
    file: string,
    asking: (editing: Editing, path: string) => Answer,
  ): Promise<Awaited<Answer> | Refused> {
    const editing = await load();
    const path = file.endsWith('.mdx') && editing.isRead(file) ? pathBelowPages(root, file) : null;
    if (!path) return { refusal: `Такой страницы нет, или это ссылка: ${file}` };
    return await asking(editing, path);
  }

  /** The same with what is written there. */
  const ofText = <Answer>(
    file: string,
    asking: (editing: Editing, written: string, path: string) => Answer,
  ) =>
    ofPage(file, (editing, path): Answer | Refused => {
      const bytes = readFileSync(path);
      if (!isUtf8(bytes)) return { refusal: 'Файл сохранён не\u00a0в\u00a0UTF-8: править его здесь нельзя.' };
      return asking(editing, bytes.toString('utf8'), path);
    });

  /** Makes a file of a picture beside a page. */
  const pictureFor = (file: string, { name, alt, data }: Extract<EditRequest, { do: 'picture' }>) =>
    ofPage(file, async (_, page) => {
      const made = await pictureBeside(dirname(page), { name, alt, bytes: Buffer.from(data, 'base64') });
      if ('refusal' in made) return made;
      const path = pathBelowPages(root, posix.join(posix.dirname(file), made.name), true);
      return path ? { ...made, path } : { refusal: `Рядом со страницей нет места для ${made.name}.` };
    });

  /** Writes what a page becomes, and a picture beside it. */
  async function change(file: string, seen: string, asked: EditRequest): Promise<Changed | Refused> {
    const { data: request } = editRequest.safeParse(asked);
    if (!request || typeof seen !== 'string') return notUnderstood;
    const picture = request.do === 'picture' ? await pictureFor(file, request) : null;
    if (picture && 'refusal' in picture) return picture;
    return ofText(file, (editing, written, path) => {
      const named = picture ? { ...request, name: picture.name } : request;
      const changed = editing.change(file, written, seen, named);
      if ('refusal' in changed) return changed;
      const page = { path, content: Buffer.from(changed.text) };
      if (changed.text !== written) history.write(picture ? [picture, page] : [page]);
      return { ...editing.open(file, changed.text), isMerged: changed.isMerged };
    });
  }

  /** Draws a page's social picture, which the build draws and dev does not. */
  async function social(file: string, fields: Readonly<Record<string, unknown>>): Promise<string | null> {
    const page = await ofPage(file, (editing) => editing.shared(file, fields));
    if (!page || 'refusal' in page) return null;
    const { planPictures } = await runner.import<typeof import('../plugins/social/plan-pictures.ts')>(
      '/src/plugins/social/plan-pictures.ts',
    );
    const [planned] = planPictures(page, root).values();
    if (!planned) return null;
    const fonts = await staticFonts(cacheFolder(root, 'social-fonts'));
    return `data:image/png;base64,${(await draw(planned.design, fonts)).toString('base64')}`;
  }

  /** Writes what a repair makes of files: they lie below `pages/`, as all that is ever written. */
  function repaired(made: Repaired) {
    if ('refusal' in made) return made;
    const files = [...made.texts].map(([file, after]) => ({
      path: pathBelowPages(root, file, true),
      content: after === null ? null : Buffer.from(after),
    }));
    const safe = files.flatMap(({ path, content }) => (path ? { path, content } : []));
    if (safe.length < files.length) return notUnderstood;
    history.write(safe);
    return { files: [...made.texts.keys()] };
  }

  function told(stepped: Stepped) {
    const fileOf = (path: string) => relative(root, path).replaceAll('\\', '/');
    if ('done' in stepped) return { files: stepped.done.map(fileOf) };
    if ('nothing' in stepped) return { refusal: 'Больше нечего.' };
    return {
      refusal: `Файл ${fileOf(stepped.moved)} с\u00a0тех пор изменили не\u00a0здесь: шаг не\u00a0сделан, чтобы ничего не\u00a0потерять.`,
    };
  }

  return {
    open: (file) => ofText(file, (editing, written) => editing.open(file, written)),
    change,
    form: (file, id) => ofText(file, (editing, written) => editing.form(file, written, id)),
    about: (file) => ofPage(file, (editing) => editing.about(file)),
    check: (file, source) => ofPage(file, (editing) => editing.problemsIn(file, source)),
    social,
    paste: async (html, words) => (await load()).paste(html, words),
    undo: async () => told(history.undo()),
    redo: async () => told(history.redo()),
    repair: async (request) => {
      const read = (file: string) => {
        const path = pathBelowPages(root, file);
        return path && readFileSync(path, 'utf8');
      };
      return repaired(await (await load()).repair(request, read));
    },
  };
}
