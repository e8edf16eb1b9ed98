import { isUtf8 } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, posix } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { EditServer } from '../app/dev/edit/server.ts';
import { editRequest, newPage, tabHeader } from '../content/writers/editing.ts';
import { Refusal, refusedBy } from '../content/writers/refusal.ts';
import { draw } from '../plugins/social/draw-task.ts';
import { isAskedElsewhere, isOwnPage, pathBelowPages } from './guard.ts';
import { openHistory } from './history.ts';
import { pictureBeside } from './picture.ts';

/** The part that needs the content: index.ts, loaded in the server graph. */
type Editing = typeof import('./index.ts');

/** Milliseconds after which a new page is opened in any case: the page of a missing one is renewed when it comes. */
const patience = 5000;

const notUnderstood = 'Сервер не\u00a0понял этой правки. Обновите страницу.';

/**
 * Vite plugin, dev only: the API by which the page editor (src/app/dev/edit) reads and writes files below `pages/`. Only requests
 * from pages of this server on this machine are accepted.
 */
export function editing(root: string): Plugin {
  return {
    name: 'site:edit',
    apply: 'serve',
    configureServer(server) {
      /** Each tab of the browser has its own history. */
      const apis = new Map<unknown, EditServer>();
      // Vite's own middleware opens files in the editor for whoever asks.
      server.middlewares.use(`${server.config.base}__open-in-editor`, (request, response, next) =>
        isAskedElsewhere(request) ? response.writeHead(403).end() : next(),
      );
      return () => {
        server.middlewares.use('/_edit', (request, response) => {
          const tab = request.headers[tabHeader];
          const api = apis.get(tab) ?? createApi(server, root);
          apis.set(tab, api);
          void respond(api, request, response).catch((error: Error) => {
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

/** @throws {Refusal} for a malformed request */
async function respond(api: EditServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || !isOwnPage(request))
    return respondWith(
      response,
      { refusal: 'Править можно только со\u00a0страниц этого сервера и\u00a0на\u00a0этом компьютере.' },
      403,
    );
  const name = (request.url ?? '').slice(1);
  const args = await json(request);
  if (!Object.hasOwn(api, name) || !Array.isArray(args)) throw new Refusal(notUnderstood);
  const call = api[name as keyof EditServer] as (...args: unknown[]) => Promise<unknown>;
  respondWith(response, await call(...args));
}

function respondWith(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

/** Runs a command of writers in a process of its own, since it waits for the host; returns what it printed. */
async function run(root: string, command: 'send' | 'topic', ...args: string[]): Promise<string> {
  // Git would ask for a password in the terminal, where nobody looks.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/run.mjs', `src/check/send/${command}.ts`, ...args],
    { cwd: root, env, maxBuffer: Infinity },
  ).catch((error: { stderr?: string }) => {
    throw new Refusal(
      error.stderr?.trim() || `Не\u00a0получилось. Наберите npm run ${command}: он скажет почему.`,
    );
  });
  return stdout;
}

function createApi(server: ViteDevServer, root: string): EditServer {
  const history = openHistory(root);
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const load = () => runner.import<Editing>('/src/edit/index.ts');

  /** Calls a function with the path of a file of the content; other files are refused. */
  async function withFile<Result>(
    file: string,
    use: (editing: Editing, path: string) => Result,
  ): Promise<Awaited<Result>> {
    const editing = await load();
    const path = file.endsWith('.mdx') && editing.isRead(file) ? pathBelowPages(root, file) : null;
    if (!path && editing.isRead(file) && pathBelowPages(root, file, true))
      throw new Refusal(`Файла ${file} больше нет: его удалили или переименовали.`);
    if (!path) throw new Refusal(`Такой страницы нет, или это ссылка: ${file}`);
    return await use(editing, path);
  }

  /** The same with the file's current text, including a byte order mark. */
  const withText = <Result>(file: string, use: (editing: Editing, written: string) => Result) =>
    withFile(file, (editing, path) => {
      const bytes = readFileSync(path);
      if (!isUtf8(bytes)) throw new Refusal('Файл сохранён не\u00a0в\u00a0UTF-8: править его здесь нельзя.');
      return use(editing, bytes.toString('utf8'));
    });

  /** Writes the changed page and its picture. */
  const change: EditServer['change'] = async (file, seen, unchecked) => {
    const { data: request } = editRequest.safeParse(unchecked);
    if (!request || typeof seen !== 'string') throw new Refusal(notUnderstood);
    const picture =
      request.do === 'picture'
        ? await withFile(file, (_, path) => pictureBeside(dirname(path), request))
        : null;
    return withText(file, (editing, written) => {
      const named = picture ? { ...request, name: picture.name } : request;
      const text = editing.change(file, written, seen, named);
      const files = new Map<string, string | Buffer>([[file, text]]);
      if (picture) files.set(posix.join(posix.dirname(file), picture.name), picture.content);
      if (text !== written) history.write(files);
      return editing.open(file, text);
    });
  };

  const repair: EditServer['repair'] = async (request) => {
    const made = await (await load()).repair(request, (file) => {
      const path = pathBelowPages(root, file);
      return path && readFileSync(path, 'utf8');
    });
    history.write(made);
    return [...made.keys()];
  };

  /** Waits until Vite's watcher has reported a new file. */
  async function known({ isKnown }: Editing, file: string): Promise<void> {
    for (let waited = 0; waited < patience && !isKnown(file); waited += 20) await wait(20);
  }

  const create: EditServer['create'] = async (unchecked) => {
    const { data: page } = newPage.safeParse(unchecked);
    if (!page) throw new Refusal(notUnderstood);
    const editing = await load();
    const { file, url, text } = await editing.plan(page);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    history.write(new Map([[file, text]]));
    await known(editing, file);
    return url;
  };

  const rename: EditServer['rename'] = async (file, name) => {
    const editing = await load();
    const { files, moved, url } = await editing.rename(file, name);
    history.write(files);
    await known(editing, moved);
    return url;
  };

  const send: EditServer['send'] = async (message) => {
    const printed = await run(root, 'send', '--yes', '--', String(message));
    return printed.slice(printed.lastIndexOf('\nОтправлено') + 1).trim();
  };

  return {
    open: (file, text) => withText(file, (editing, written) => editing.open(file, text ?? written)),
    change,
    form: (file, text, id) => withFile(file, (editing) => editing.form(file, text, id)),
    about: (file) => withFile(file, (editing) => editing.about(file)),
    check: (file, source) => withFile(file, (editing) => editing.problemsIn(file, source)),
    // Dev draws no social pictures otherwise.
    social: async (file, fields) => {
      const design = await withFile(file, (editing) => editing.socialDesign(file, fields));
      return design && `data:image/png;base64,${(await draw(design)).toString('base64')}`;
    },
    examine: async (name, data) => {
      await pictureBeside(root, { name, alt: '', data });
      return true;
    },
    undo: async () => history.undo(),
    redo: async () => history.redo(),
    repair,
    unsent: async () => (await load()).unsent(),
    send,
    requests: async () => (await load()).requests(),
    changeTopic: (request) => run(root, 'topic', ...(request ? ['--', String(request)] : [])),
    kinds: async () => (await load()).kinds(),
    create,
    rename,
    successors: async (file) => (await load()).successors(file),
    remove: async (file, successor) => {
      history.write(await (await load()).remove(file, successor));
      return true;
    },
  };
}
