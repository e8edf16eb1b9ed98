import type {
  AboutPage,
  Block,
  BlockChange,
  EditAnswer,
  EditRequest,
  Form,
  FormField,
  Opened,
  Pasted,
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

const change = (file: string, request: EditRequest): Promise<EditAnswer> => changed(file, 'change', request);

async function changed(file: string, action: string, request: object): Promise<EditAnswer> {
  const answer = await ask<EditAnswer>(action, { file, ...request });
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

/** Puts a picture beside a page, and into a block of it or below; without a block it is the page's own. */
export const savePicture = async (
  { file, hash, source, picture: own }: Opened,
  block: Pick<Block, 'id' | 'from' | 'to'> | null,
  picture: File,
  alt: string,
): Promise<EditAnswer> => {
  const [, data = ''] = (await dataUrl(picture)).split(',');
  const was = block ? source.slice(block.from, block.to) : own;
  return changed(file, 'picture', { hash, id: block?.id ?? null, was, alt, name: picture.name, data });
};

const dataUrl = (picture: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

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

/** Takes the last step back, makes it again, or makes a repair. */
export async function step(action: 'undo' | 'redo' | 'repair', body: unknown = {}): Promise<Stepped> {
  const answer = await ask<Stepped>(action, body);
  if ('files' in answer) for (const file of answer.files) forget(file);
  return answer;
}

/** Makes a repair of a problem, by its title. */
export const repair = ({ file, line, rule, what }: Problem, title: string): Promise<Stepped> =>
  step('repair', { file, line, rule, what, title } satisfies RepairRequest);

/**
 * What is pasted, as the site writes it.
 * @returns null for plain text, and for what was copied as source (VS Code adds its colours to it)
 */
export async function readPasted(data: DataTransfer | null): Promise<Pasted | null> {
  const html = data?.getData('text/html') ?? '';
  return html && !data?.types.includes('vscode-editor-data') ? ask<Pasted>('paste', { html }) : null;
}

/** Writes a file's whole source. */
export const saveSource = ({ file, hash }: Opened, source: string): Promise<EditAnswer> =>
  change(file, { do: 'write', hash, source });

/** A page's social picture as a data address, with fields as they are typed; null for a page that has none. */
export const socialPicture = (file: string, fields: object): Promise<string | null> =>
  ask('social', { file, fields });

/** Who leads to a page, and what of it differs from what is published. */
export const aboutPage = (file: string): Promise<AboutPage> => ask('about', { file });

/** What the check would say of a source. */
export const problemsIn = (file: string, source: string): Promise<Problem[]> =>
  ask('check', { file, source });
