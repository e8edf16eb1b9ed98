import { type Answer, createEngine } from './engine.ts';
import { groupOf, type Pointer, pointerFile } from './format.ts';

async function json<T>(address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, { cache });
  // A host that answers everything with a page says "200", but not with JSON.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${response.status} for ${address}`);
  return response.json();
}

/** Opens the index that the build has written (src/plugins/search/write-index.ts), and dev makes when asked (src/plugins/dev/pages.ts). */
async function open(base: string) {
  // The pointer changes with the content; what it points to never does.
  const { folder } = await json<Pointer>(base + pointerFile, 'no-cache');
  return createEngine((name) => json(`${base}${folder}/${name}`, 'default'));
}

type Engine = ReturnType<typeof createEngine>;
let opened: ReturnType<typeof open> | null = null;

/** Asks the index of this site, which is opened with the first question; after a failure it is opened anew. */
async function ask(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
  opened ??= open(import.meta.env.BASE_URL);
  try {
    return await question(await opened);
  } catch (error) {
    opened = null;
    throw error;
  }
}

type Language = 'ru' | 'en';
/** More posts than anybody looks through. */
const most = 60;

export const searchSite = (query: string) => ask(({ search }) => search(query));

export const searchPosts = (query: string, lang: Language) =>
  ask(({ search }) => search(query, groupOf('post', lang), most));
