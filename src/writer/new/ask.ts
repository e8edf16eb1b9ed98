import { createInterface, type Interface } from 'node:readline/promises';
import type { ContentStore } from '../../content/store.ts';
import { suggest } from '../../content/suggest.ts';
import { type Kind, kindNames, kinds } from './kinds.ts';
import { categoryField, kindOf, placeOf, Refusal, type Request } from './plan.ts';
import { knownRubrics, meantRubric } from './rubrics.ts';

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

/** A kind by its number, its name or the Russian word beside it: «статья». */
function chooseKind(answer: string): Kind {
  const word = answer.toLowerCase();
  const called = word && kindNames.find((name) => kinds[name].what.split(' ')[0] === word);
  return kindOf(called || choose(answer, kindNames));
}

const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => `  ${place + 1}. ${line}`).join('\n');

/**
 * A rubric by its number or its name. One that is almost a known one is taken when it is typed a second time.
 * @param doubted what was typed before and questioned
 */
function chooseRubric(text: string, known: readonly string[], doubted: { rubric: string }): string {
  const numbered = known[Number(text) - 1];
  if (numbered) return numbered;
  if (!text || /^\d+$/.test(text)) throw new Refusal('Впишите рубрику или её номер.');
  const { rubric, near } = meantRubric(text, known);
  if (!near || rubric === doubted.rubric) return rubric;
  doubted.rubric = rubric;
  throw new Refusal(
    `Рубрики «${rubric}» ещё нет. Возможно, вы имели в\u00a0виду «${near}»: её номер ${known.indexOf(near) + 1}. Если рубрика и\u00a0правда новая, впишите её ещё раз.`,
  );
}

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
    const kind = given.kind ?? (await until(ask, `Что создать?\n${list}\n>`, chooseKind));
    const title =
      given.title ??
      (await until(ask, kind === 'team' ? 'Имя и фамилия:' : 'Название:', (text) => {
        if (!text) throw new Refusal('Название не может быть пустым.');
        placeOf({ ...given, kind, title: text }, store);
        return text;
      }));
    const field = categoryField(kindOf(kind));
    if (!field || given.category !== undefined) return { ...given, kind, title };
    const names = field.enum ?? knownRubrics(store);
    const own = field.enum ? '' : '\nНомер или своя рубрика.';
    const question = `${field.description ?? 'Рубрика.'}\n${numbered(names)}${own}\n>`;
    const doubted = { rubric: '' };
    const category = await until(ask, question, (text) =>
      field.enum ? choose(text, names) : chooseRubric(text, names, doubted),
    );
    // Whatever came through the questions was meant.
    return { ...given, kind, title, category, ...(!field.enum && { newCategory: true }) };
  } finally {
    terminal.close();
  }
}
