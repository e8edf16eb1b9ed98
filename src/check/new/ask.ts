import { createInterface, type Interface } from 'node:readline/promises';
import type { ContentStore } from '../../content/store.ts';
import { entryTypes } from '../../content/types/index.ts';
import { isAnswer } from '../rules/site/lonely-names.ts';
import { type Choice, choicesOf, choose, listed, numbered } from './choose.ts';
import { kindOf, Refusal } from './kinds.ts';
import { categoryField, placeOf, type Request } from './plan.ts';
import { knownRubrics, rubricOf } from './rubrics.ts';
import { titleOf } from './title.ts';

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
      explained = `${error.what}\n${question}`;
    }
  }
}

const kindChoices = entryTypes.map(
  ({ names }): Choice<string> => ({ name: names.command, words: names.what }),
);

/** A rubric by its number or its name. One that is almost a known one is taken when it is typed a second time. */
function rubricReader(known: readonly string[]): (text: string) => string {
  let before = '';
  return (text) => {
    const numbered = known[Number(text) - 1];
    if (numbered) return numbered;
    if (!text || /^\d+$/.test(text) || isAnswer(text)) throw new Refusal('Впишите рубрику или её номер.');
    const isMeant = text === before;
    before = text;
    return rubricOf(text, isMeant, known);
  };
}

/** A title that no page has, and whose address is free. */
const titleReader =
  (given: Partial<Request> & { kind: string }, store: ContentStore) =>
  (text: string): string => {
    const title = titleOf({ kind: given.kind, title: text }, store);
    placeOf({ ...given, title }, store);
    return title;
  };

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
    const kind =
      given.kind ??
      (await until(ask, `Что создать?\n${listed(kindChoices)}\n>`, (text) => choose(text, kindChoices)));
    const chosen = kindOf(kind);
    const question = `${chosen.names.title ?? 'Название'}:`;
    const title = given.title ?? (await until(ask, question, titleReader({ ...given, kind }, store)));
    const named = { ...given, kind, title };
    const field = categoryField(chosen);
    if (!field || given.category !== undefined) return named;
    const { description = 'Рубрика.' } = field;
    if (field.enum) {
      const choices = choicesOf(field.enum, description);
      // What stands beside the names need not stand above them too.
      const asked = choices.every(({ words }) => words) ? description.replace(/:.*/, ':') : description;
      const category = await until(ask, `${asked}\n${listed(choices)}\n>`, (text) => choose(text, choices));
      return { ...named, category };
    }
    const names = knownRubrics(store, chosen.name);
    const offered = `${description}\n${numbered(names)}\nНомер или своя рубрика; новую, похожую на одну из них, впишите дважды.\n>`;
    const category = await until(ask, offered, rubricReader(names));
    // Whatever came through the questions was meant.
    return { ...named, category, newCategory: true };
  } finally {
    terminal.close();
  }
}
