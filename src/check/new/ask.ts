import { createInterface, type Interface } from 'node:readline/promises';
import { suggest } from '../../content/problems/suggest.ts';
import type { ContentStore } from '../../content/store.ts';
import { entryTypes } from '../../content/types/index.ts';
import { isAnswer } from '../rules/site/lonely-names.ts';
import {
  categoryField,
  categoryOf,
  kindOf,
  knownRubrics,
  placeOf,
  Refusal,
  type Request,
  titleOf,
} from './request.ts';

/** The writer pressed Ctrl+C or closed the input. */
export class Cancelled extends Error {}

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

/** A name to choose, with the Russian words beside it in the list. */
interface Choice {
  name: string;
  words: string;
}

/** Lines with the numbers that they are chosen by. */
const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => `  ${place + 1}. ${line}`).join('\n');

const listed = (choices: readonly Choice[]) =>
  numbered(choices.map(({ name, words }) => (words ? `${name} — ${words}` : name)));

/** One of a numbered list: by its number, its name or, where only one has them, the Russian words: «статья». */
function choose(answer: string, choices: readonly Choice[]): string {
  const typed = answer.toLowerCase();
  const called = ({ words }: Choice) => {
    const whole = words.replace(/\s*\(.*/, '').toLowerCase();
    return [whole, ...whole.split(/[\s,]+/)];
  };
  const byWord = choices.filter((choice) => typed !== '' && called(choice).includes(typed));
  const chosen =
    choices[Number(answer) - 1] ??
    choices.find(({ name }) => name === typed) ??
    (byWord.length === 1 ? byWord[0] : undefined);
  if (chosen) return chosen.name;
  const near = suggest(answer, [...choices.map(({ name }) => name), ...choices.flatMap(called)]);
  throw new Refusal(
    near ? `Возможно, вы имели в\u00a0виду «${near}».` : `Нужно число от\u00a01 до\u00a0${choices.length}.`,
  );
}

const kindChoices = entryTypes.map(({ names }): Choice => ({ name: names.command, words: names.what }));

/** The names of a closed set with what its sentence says of each: «tutors — репетиторам, …». */
const choicesOf = (names: readonly string[], description: string): Choice[] =>
  names.map((name) => ({
    name,
    words: description.match(new RegExp(`\\b${name} — (.+?)(?=, [a-z]+ — |\\.?$)`))?.[1] ?? '',
  }));

/** A rubric by its number or its name. One that is almost a known one is taken when it is typed a second time. */
function rubricReader(kind: string, store: ContentStore): (text: string) => string {
  const known = knownRubrics(store, kindOf(kind));
  let before = '';
  return (text) => {
    const chosen = known[Number(text) - 1];
    if (chosen) return chosen;
    if (!text || /^\d+$/.test(text) || isAnswer(text)) throw new Refusal('Впишите рубрику или её номер.');
    const isMeant = text === before;
    before = text;
    return categoryOf({ kind, category: text, newCategory: isMeant }, store);
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
 * @param conversation where it takes place: a terminal, or a test
 * @throws {Cancelled} on Ctrl+C and at the end of the input
 */
export async function askForRest(
  given: Partial<Request>,
  store: ContentStore,
  conversation: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
): Promise<Request> {
  const terminal: Interface = createInterface(conversation);
  const stop = new AbortController();
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
    const rubrics = numbered(knownRubrics(store, chosen));
    const offered = `${description}\n${rubrics}\nНомер или своя рубрика; новую, похожую на одну из них, впишите дважды.\n>`;
    const category = await until(ask, offered, rubricReader(kind, store));
    // Whatever came through the questions was meant.
    return { ...named, category, newCategory: true };
  } finally {
    terminal.close();
  }
}
