import { isUtf8 } from 'node:buffer';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { EditServer } from '../app/dev/edit/server.ts';
import { socialCard } from '../app/entry-facts.ts';
import { removing, successorsOf } from '../check/change/remove.ts';
import { renaming } from '../check/change/rename.ts';
import { checkFile, checkSite } from '../check/check-site.ts';
import { planFile } from '../check/new/plan.ts';
import { answersTo, newKinds } from '../check/new/questions.ts';
import { nothingToSend, requireGit, unsentIn } from '../check/send/send-changes.ts';
import { sentRequests } from '../check/send/topic.ts';
import type { Entry } from '../content/entry.ts';
import { openContent } from '../content/routes.ts';
import { addressOf, typeOfFile } from '../content/types/file-types.ts';
import { editRequest, newPage } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { about } from './about.ts';
import { change, form, open, problemsIn } from './edit.ts';
import { pathBelowPages } from './guard.ts';
import type { History } from './history.ts';
import { pictureBeside } from './picture.ts';
import { repaired } from './repair.ts';

/** Milliseconds after which a new page is opened in any case: the page of a missing one is renewed when it comes. */
const patience = 5000;

const notUnderstood = 'Сервер не\u00a0понял этой правки. Обновите страницу.';

/**
 * Answers a request of the page editor (src/app/dev/edit/server.ts). Loaded in the server graph, which owns the content store.
 * @param history of the tab that asks
 * @throws {Refusal} for a malformed request
 */
export async function answer(history: History, name: string, asked: unknown): Promise<unknown> {
  const api = createApi(history);
  if (!Object.hasOwn(api, name) || !Array.isArray(asked)) throw new Refusal(notUnderstood);
  const call = api[name as keyof EditServer] as (...args: unknown[]) => Promise<unknown>;
  return call(...asked);
}

function createApi(history: History): EditServer {
  const store = openContent();
  const { root } = store;

  /** The path of a file of the content; other files are refused. */
  function pathOf(file: string): string {
    const path = typeOfFile(file) && pathBelowPages(root, file);
    if (path) return path;
    throw new Refusal(
      typeOfFile(file) && pathBelowPages(root, file, true)
        ? `Файла ${file} больше нет: его удалили или переименовали.`
        : `Такой страницы нет, или это ссылка: ${file}`,
    );
  }

  /** The same file, if it is one of the content. */
  const known = (file: string) => pathOf(file) && file;

  /** Its current text, including a byte order mark. */
  function textOf(file: string): string {
    const bytes = readFileSync(pathOf(file));
    if (!isUtf8(bytes)) throw new Refusal('Файл сохранён не\u00a0в\u00a0UTF-8: править его здесь нельзя.');
    return bytes.toString('utf8');
  }

  /** Waits until Vite's watcher has reported what was added or removed, so that the pages' addresses answer; returns the files. */
  async function reported(files: string[]): Promise<string[]> {
    const isReported = (file: string) =>
      typeOfFile(file) === null || store.files.has(file) === existsSync(join(root, file));
    for (let waited = 0; waited < patience && !files.every(isReported); waited += 20) await wait(20);
    return files;
  }

  return {
    open: async (file, text) => {
      const written = textOf(file);
      return open(file, text ?? written);
    },
    change: async (file, seen, unchecked) => {
      const { data: request } = editRequest.safeParse(unchecked);
      if (!request || typeof seen !== 'string') throw new Refusal(notUnderstood);
      const picture = request.do === 'picture' ? await pictureBeside(dirname(pathOf(file)), request) : null;
      const written = textOf(file);
      const named = picture ? { ...request, name: picture.name } : request;
      const text = change(file, written, seen, named);
      const files = new Map<string, string | Buffer>([[file, text]]);
      if (picture) files.set(posix.join(posix.dirname(file), picture.name), picture.content);
      if (text !== written) history.write(files);
      return open(file, text);
    },
    form: async (file, text, id) => form(known(file), text, id),
    about: async (file) => about(store, known(file)),
    check: async (file, source) => problemsIn(known(file), source),
    // Dev draws no social pictures otherwise.
    social: async (file, fields) => {
      const { entries, site } = store.index();
      const entry = entries.find((one) => one.file === file);
      if (!entry || entry.notFound) return null;
      const { design } = await import('../plugins/social/design.ts');
      const { draw } = await import('../plugins/social/draw-task.ts');
      // The fields being edited may be invalid; the picture only needs texts.
      const card = socialCard({ ...entry, data: { ...entry.data, ...fields } } as Entry, site);
      return `data:image/png;base64,${(await draw(design(card, root))).toString('base64')}`;
    },
    examine: async (name, data) => void (await pictureBeside(root, { name, alt: '', data })),
    undo: () => reported(history.undo()),
    redo: () => reported(history.redo()),
    repair: async (request) => {
      // Checks the single file first: checking all files takes seconds without a cache.
      const own = await checkFile(store, request.file);
      const isOwn = own.some(({ rule, what }) => rule === request.rule && what === request.what);
      const sourceOf = (file: string) => store.files.get(file)?.source ?? null;
      const made = repaired(isOwn ? own : await checkSite(store), request, sourceOf, (file) => {
        const path = pathBelowPages(root, file);
        return path && readFileSync(path, 'utf8');
      });
      history.write(made);
      return [...made.keys()];
    },
    unsent: async () => {
      const found = unsentIn(root);
      if (!found) throw new Refusal(nothingToSend);
      return found;
    },
    send: async (message) => {
      const printed = await run(root, 'send', '--yes', '--', String(message));
      return printed.slice(printed.lastIndexOf('\nОтправлено') + 1).trim();
    },
    requests: async () => {
      requireGit(root);
      return sentRequests(root);
    },
    changeTopic: (request) => run(root, 'topic', ...(request ? ['--', String(request)] : [])),
    kinds: async () => newKinds(store),
    create: async (unchecked) => {
      const { data: page } = newPage.safeParse(unchecked);
      if (!page) throw new Refusal(notUnderstood);
      const { file, url, text } = await planFile(await answersTo(page, store), store, store.today);
      mkdirSync(dirname(join(root, file)), { recursive: true });
      history.write(new Map([[file, text]]));
      await reported([file]);
      return url;
    },
    rename: async (file, name) => {
      const { texts, move } = await renaming(store, file, name);
      const { [file]: own = store.sourceOf(file), ...others } = Object.fromEntries(texts);
      // Removed first: where case does not matter, both may be one file.
      history.write(new Map([[file, null], [move.to, own], ...Object.entries(others)]));
      await reported([file, move.to]);
      return addressOf(move.to) ?? '';
    },
    successors: async (file) => successorsOf(store, file),
    remove: async (file, successor) => history.write((await removing(store, file, successor)).texts),
  };
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
