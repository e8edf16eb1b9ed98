import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, posix, relative } from 'node:path';
import type { Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { z } from 'zod';
import { cacheFolder } from '../cache/cache.ts';
import { editRequest, type RepairRequest } from '../content/preview/editing.ts';
import { draw } from '../plugins/social/draw-task.ts';
import { staticFonts } from '../plugins/social/fonts.ts';
import { hasToken, isOwnPage, pathBelowPages } from './guard.ts';
import { openHistory, type Stepped } from './history.ts';
import { pictureBeside, withPicture } from './picture.ts';

type Editing = typeof import('./index.ts');

/** Addresses below this one are the editor's. */
const prefix = '/_edit/';
/** A page is a megabyte at most, a picture some. */
const largest = 20_000_000;

const notUnderstood = 'Сервер не\u00a0понял этой правки. Обновите страницу.';

const text = z.string();
const forming = z.looseObject({ id: text });
const repairing = z.object({ file: text, line: z.number(), rule: text, what: text, title: text });
const pasting = z.object({ html: text });
/** Without a block it is the page's own. */
const picturing = z.object({
  hash: text,
  id: text.nullable(),
  was: text,
  alt: text,
  name: text,
  data: z.base64(),
});
const checking = z.looseObject({ source: text });
const sharing = z.looseObject({ fields: z.record(text, z.unknown()) });
const opening = z.looseObject({ file: text });

/**
 * Vite plugin, in dev alone: what the page's editor (src/app/dev/edit) asks to read and write below `pages/`. Only pages of
 * this server on this machine are heard, and only those that have its token.
 */
export function editing(root: string): Plugin {
  const token = randomBytes(24).toString('hex');
  const history = openHistory();
  return {
    name: 'site:edit',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = (request.url ?? '').replace(/[?#].*$/, '');
          if (!url.startsWith(prefix)) return next();
          void answer(server, request, response, url.slice(prefix.length)).catch(next);
        });
      };
    },
  };

  async function answer(
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    action: string,
  ): Promise<void> {
    const send = (value: unknown, status = 200) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(value));
    };
    const refuse = (status: number, refusal: string) => send({ refusal }, status);
    if (request.method !== 'POST' || !isOwnPage(request))
      return refuse(
        403,
        'Править можно только со\u00a0страниц этого сервера и\u00a0на\u00a0этом компьютере.',
      );
    if (action === 'begin') return send({ token });
    if (!hasToken(request, token))
      return refuse(403, 'Сервер перезапущен. Обновите страницу, чтобы править дальше.');
    const asked = await bodyOf(request);
    if (action === 'undo' || action === 'redo') return send(told(history[action]()));
    const { runner } = server.environments.ssr as RunnableDevEnvironment;
    const editing = await runner.import<Editing>('/src/edit/index.ts');
    if (action === 'paste') return send(await editing.paste(pasting.parse(asked).html));
    const wanted = opening.safeParse(asked);
    if (!wanted.success) return refuse(400, notUnderstood);
    const { file } = wanted.data;
    if (action === 'repair') return send(await repair(editing, repairing.parse(asked)));
    const path = file.endsWith('.mdx') && editing.isRead(file) ? pathBelowPages(root, file) : null;
    if (!path) return refuse(403, `Такой страницы нет, или это ссылка: ${file}`);
    if (action === 'about') return send(editing.about(file));
    if (action === 'check') return send(editing.problemsIn(file, checking.parse(asked).source));
    if (action === 'social') {
      const page = editing.shared(file, sharing.parse(asked).fields);
      return send(page && (await socialPicture(runner, page)));
    }
    const bytes = readFileSync(path);
    if (!isUtf8(bytes)) return refuse(422, 'Файл сохранён не\u00a0в\u00a0UTF-8: править его здесь нельзя.');
    const written = bytes.toString('utf8');
    if (action === 'open') return send(editing.open(file, written));
    if (action === 'form') return send(editing.form(file, written, forming.parse(asked).id));
    const files: { path: string; content: Buffer }[] = [];
    let wish = editRequest.safeParse(asked);
    if (action === 'picture') {
      const { data, alt, name, ...about } = picturing.parse(asked);
      const picture = await pictureBeside(dirname(path), { name, alt, bytes: Buffer.from(data, 'base64') });
      if ('refusal' in picture) return send(picture);
      const beside = pathBelowPages(root, posix.join(posix.dirname(file), picture.name), true);
      if (!beside) return refuse(403, `Рядом со страницей нет места для ${picture.name}.`);
      files.push({ path: beside, content: picture.content });
      const { id, ...seen } = about;
      wish = editRequest.safeParse(
        id === null
          ? { do: 'picture', ...seen, name: picture.name, alt }
          : { do: 'block', ...about, change: withPicture(about.was, picture.name, alt) },
      );
    }
    if (!wish.success) return refuse(400, notUnderstood);
    const changed = editing.change(file, written, wish.data);
    if (!('text' in changed)) return send(changed);
    if (changed.text === written) return send({ done: editing.open(file, written) });
    history.write([...files, { path, content: Buffer.from(changed.text) }]);
    send({ done: editing.open(file, changed.text) });
  }

  /** Draws a page's social picture, which the build draws and dev does not. */
  async function socialPicture(
    runner: RunnableDevEnvironment['runner'],
    page: NonNullable<ReturnType<Editing['shared']>>,
  ): Promise<string | null> {
    const { planPictures } = await runner.import<typeof import('../plugins/social/plan-pictures.ts')>(
      '/src/plugins/social/plan-pictures.ts',
    );
    const [planned] = planPictures(page, root).values();
    if (!planned) return null;
    const fonts = await staticFonts(cacheFolder(root, 'social-fonts'));
    return `data:image/png;base64,${(await draw(planned.design, fonts)).toString('base64')}`;
  }

  /** Makes a repair that the check offers: its files lie below `pages/`, as all that is ever written. */
  async function repair(editing: Editing, request: RepairRequest): Promise<object> {
    const read = (file: string) => {
      const path = pathBelowPages(root, file);
      return path && readFileSync(path, 'utf8');
    };
    const made = await editing.repair(request, read);
    if ('refusal' in made) return made;
    const files = [...made.texts].map(([file, after]) => ({
      path: pathBelowPages(root, file, true),
      content: after === null ? null : Buffer.from(after),
    }));
    const safe = files.flatMap(({ path, content }) => (path ? { path, content } : []));
    if (safe.length < files.length) return { refusal: notUnderstood };
    history.write(safe);
    return { files: [...made.texts.keys()] };
  }

  function told(stepped: Stepped): object {
    if ('done' in stepped)
      return { files: stepped.done.map((path) => relative(root, path).replaceAll('\\', '/')) };
    if ('nothing' in stepped) return { refusal: 'Больше нечего.' };
    const file = relative(root, stepped.moved).replaceAll('\\', '/');
    return {
      refusal: `Файл ${file} с\u00a0тех пор изменили не\u00a0здесь: шаг не\u00a0сделан, чтобы ничего не\u00a0потерять.`,
    };
  }
}

/**
 * The JSON of a request.
 * @throws {Error} when it is none, or too long
 */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Error('The request is too long.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
}
