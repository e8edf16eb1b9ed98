import { createInterface, type Interface } from 'node:readline/promises';
import type { ContentStore } from '../../content/store.ts';
import { suggest } from '../../content/suggest.ts';
import { kindNames, kinds } from './kinds.ts';
import { categoryField, kindOf, Refusal, type Request } from './plan.ts';

/** The writer pressed Ctrl+C or closed the input. */
export class Cancelled extends Error {}

/** Where the conversation takes place: a terminal, or a test. */
export interface Conversation {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks until the answer is good; a bad one is explained. */
async function until<T>(
  ask: (question: string) => Promise<string>,
  question: string,
  read: (answer: string) => T,
) {
  let explained = question;
  for (;;) {
    try {
      return read((await ask(explained)).trim());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      explained = `${error.message}\n${question}`;
    }
  }
}

/** A name out of a numbered list, by number or by name. */
function choose(answer: string, names: readonly string[]): string {
  const chosen = names[Number(answer) - 1] ?? names.find((name) => name === answer);
  if (chosen) return chosen;
  const near = suggest(answer, names);
  throw new Refusal(near ? `Возможно, вы имели в виду «${near}».` : `Нужно число от 1 до ${names.length}.`);
}

const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => `  ${place + 1}. ${line}`).join('\n');

/** Rubrics that posts already have, for the choice of a new one's. */
const knownCategories = ({ files }: ContentStore) =>
  [...files.values()]
    .filter(({ type, data }) => type === 'post' && data !== null)
    .map(({ data }) => data as { category: string; template?: boolean })
    // English samples have categories of their own.
    .filter(({ template }) => template !== true)
    .map(({ category }) => category)
    .sort((a, b) => a.localeCompare(b, 'ru'));

/**
 * Asks for what the flags have left out.
 * @throws {Cancelled} on Ctrl+C and at the end of the input
 */
export async function askForRest(
  given: Partial<Request>,
  store: ContentStore,
  { input, output }: Conversation,
): Promise<Request> {
  const terminal: Interface = createInterface({ input, output });
  const stop = new AbortController();
  terminal.once('SIGINT', () => stop.abort());
  terminal.once('close', () => stop.abort());
  const ask = (question: string) =>
    terminal.question(`${question} `, { signal: stop.signal }).catch((error: unknown) => {
      throw stop.signal.aborted ? new Cancelled() : error;
    });
  try {
    const list = numbered(kindNames.map((name) => `${name} — ${kinds[name].what}`));
    const kind =
      given.kind ?? (await until(ask, `Что создать?\n${list}\n>`, (text) => choose(text, kindNames)));
    const title =
      given.title ??
      (await until(ask, kind === 'team' ? 'Имя и фамилия:' : 'Название:', (text) => {
        if (text) return text;
        throw new Refusal('Название не может быть пустым.');
      }));
    const field = categoryField(kindOf(kind));
    if (!field || given.category !== undefined) return { ...given, kind, title };
    const names = [...new Set(field.enum ?? knownCategories(store))];
    const own = field.enum ? '' : '\nНомер или своя рубрика.';
    const question = `${field.description ?? 'Рубрика.'}\n${numbered(names)}${own}\n>`;
    const category = await until(ask, question, (text) => {
      if (field.enum) return choose(text, names);
      const chosen = names[Number(text) - 1] ?? text;
      if (chosen) return chosen;
      throw new Refusal('Впишите рубрику или её номер.');
    });
    return { ...given, kind, title, category };
  } finally {
    terminal.close();
  }
}
