import type {
  BlockChange,
  EditAnswer,
  EditRequest,
  Form,
  FormField,
  Opened,
  RepairRequest,
} from '../../../content/preview/editing.ts';
import type { Problem } from '../../../content/problems/problems.ts';

/** Asked for once a page: whoever writes must show it. */
let token: Promise<string> | null = null;

async function post<Answer>(action: string, body: unknown, headers = {}): Promise<Answer> {
  const response = await fetch(`${import.meta.env.BASE_URL}_edit/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

/** Asks the dev server, with the token of its run. */
async function ask<Answer>(action: string, body: unknown = {}): Promise<Answer> {
  token ??= post<{ token: string }>('begin', {}).then((given) => given.token);
  return post<Answer>(action, body, { 'X-Edit-Token': await token });
}

const opened = new Map<string, Promise<Opened>>();

/** A file as it stands; asked for anew after each save. */
export function open(file: string): Promise<Opened> {
  const asked = opened.get(file) ?? ask<Opened>('open', { file });
  opened.set(file, asked);
  return asked;
}

/** What was read is no longer what stands there. */
export const forget = (file: string): boolean => opened.delete(file);

async function change(file: string, request: EditRequest): Promise<EditAnswer> {
  const answer = await ask<EditAnswer>('change', { file, ...request });
  if ('done' in answer) opened.set(file, Promise.resolve(answer.done));
  else opened.delete(file);
  return answer;
}

/** Writes texts in place of one: the first takes its place, the others stand behind it. */
export const saveTexts = (
  { file, hash }: Opened,
  { id, text }: { id: string; text: string | null },
  texts: readonly string[],
): Promise<EditAnswer> => change(file, { do: 'texts', hash, id, was: text ?? '', texts });

export const saveBlock = (
  { file, hash, source }: Opened,
  { id, from, to }: { id: string; from: number; to: number },
  wanted: BlockChange,
): Promise<EditAnswer> =>
  change(file, { do: 'block', hash, id, was: source.slice(from, to), change: wanted });

/** The form of a section's props, or (`fields`) of a file's own fields. */
export const formOf = (file: string, id: string): Promise<Form | { refusal: string }> =>
  ask('form', { file, id });

export const saveValue = (
  { file, hash }: Opened,
  id: string,
  { path, value: was }: FormField,
  value: FormField['value'],
): Promise<EditAnswer> => change(file, { do: 'value', hash, id, was: String(was ?? ''), path, value });

/** What became of steps that touch any number of files. */
type Stepped = { files: string[] } | { refusal: string };

async function steps(action: string, body: unknown = {}): Promise<Stepped> {
  const answer = await ask<Stepped>(action, body);
  if ('files' in answer) for (const file of answer.files) forget(file);
  return answer;
}

/** Makes a repair of a problem, by its title. */
export const repair = ({ file, line, rule, what }: Problem, title: string): Promise<Stepped> =>
  steps('repair', { file, line, rule, what, title } satisfies RepairRequest);

/** Writes a file's whole source. */
export const saveSource = ({ file, hash }: Opened, source: string): Promise<EditAnswer> =>
  change(file, { do: 'write', hash, source });

/** What the check would say of a source. */
export const problemsIn = (file: string, source: string): Promise<Problem[]> =>
  ask('check', { file, source });

/** Takes the last step back, or makes it again. */
export const step = (direction: 'undo' | 'redo'): Promise<Stepped> => steps(direction);
