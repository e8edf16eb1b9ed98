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
  Refused,
  RepairRequest,
} from '../../../content/preview/editing.ts';
import type { Problem } from '../../../content/problems/problems.ts';

/** What was written by a step, which may touch any number of files. */
interface Stepped {
  files: string[];
}

/** A picture that was dropped or pasted. */
export interface GivenPicture {
  /** The block that it goes into or below, and what stood there; without an id it is the page's own. */
  id: string | null;
  was: string;
  alike: readonly string[];
  name: string;
  alt: string;
  /** Its bytes, in base64. */
  data: string;
}

/**
 * What the dev server does for the page's editor (src/edit/plugin.ts): each is asked for by a POST to `/_edit/` and its name,
 * and may be refused.
 */
export interface EditServer {
  /** A file as it stands. */
  open: (file: string) => Opened;
  change: (file: string, request: EditRequest) => EditAnswer;
  /** Puts a picture beside a page, and into it. */
  picture: (file: string, picture: GivenPicture) => EditAnswer;
  /** The form of a section's props, or (`fields`) of a file's own fields. */
  form: (file: string, id: string) => Form;
  /** Who leads to a page, and what of it differs from what is published. */
  about: (file: string) => AboutPage;
  /** What the check would say of a source. */
  check: (file: string, source: string) => Problem[];
  /** A page's social picture as a data address, with fields as they are typed; null for a page that has none. */
  social: (file: string, fields: Readonly<Record<string, unknown>>) => string | null;
  /** A clipboard's HTML as the site writes it. */
  paste: (html: string) => Pasted;
  /** Takes the last step back, or makes it again. */
  undo: () => Stepped;
  redo: () => Stepped;
  /** Makes a repair of a problem, by its title. */
  repair: (request: RepairRequest) => Stepped;
}

/** Something was not done; the message is for the writer. */
export class Refusal extends Error {}

/** What is said where nothing was: what was asked for may be asked for again. */
export const noAnswer = 'Сервер не\u00a0отвечает.';

/** The sentence of a refusal. What else was thrown is a mistake of the code, and is thrown on. */
export function refusalIn(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

/**
 * Asks the dev server.
 * @throws {Refusal} where it does not do what is asked, or does not answer
 */
export async function ask<Name extends keyof EditServer>(
  name: Name,
  ...asked: Parameters<EditServer[Name]>
): Promise<ReturnType<EditServer[Name]>> {
  const answer: ReturnType<EditServer[Name]> | Refused = await fetch(
    `${import.meta.env.BASE_URL}_edit/${name}`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked) },
  )
    .then((response) => response.json())
    .catch(() => ({ refusal: noAnswer }));
  if (typeof answer === 'object' && answer && 'refusal' in answer) throw new Refusal(answer.refusal);
  return answer;
}

/** Writes texts in place of one: the first takes its place, the others stand behind it. */
export const saveTexts = (
  { file, spots }: Opened,
  { id, text }: { id: string; text: string | null },
  texts: readonly string[],
): Promise<EditAnswer> => {
  const alike = spots.filter((one) => one.text === text).map((one) => one.id);
  return ask('change', file, { do: 'texts', id, was: text ?? '', alike, texts });
};

type BlockRange = Pick<Block, 'id' | 'from' | 'to'>;

/** What stands in a block, and the ids of all blocks in which the same stands. */
export function standingIn({ source, blocks }: Opened, { from, to }: BlockRange) {
  const was = source.slice(from, to);
  return { was, alike: blocks.filter((one) => source.slice(one.from, one.to) === was).map(({ id }) => id) };
}

export const saveBlock = (opened: Opened, block: BlockRange, change: BlockChange): Promise<EditAnswer> =>
  ask('change', opened.file, { do: 'block', id: block.id, ...standingIn(opened, block), change });

/** Puts a picture into a block or below it; without a block it is the page's own. */
export async function savePicture(
  opened: Opened,
  block: BlockRange | null,
  picture: File,
  alt: string,
): Promise<EditAnswer> {
  const [, data = ''] = (await dataUrl(picture)).split(',');
  const stood = block ? standingIn(opened, block) : { was: opened.picture ?? '', alike: [] };
  return ask('picture', opened.file, { id: block?.id ?? null, ...stood, alt, name: picture.name, data });
}

const dataUrl = (picture: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

export const saveValue = (
  { file }: Opened,
  id: string,
  { path, value: was }: FormField,
  value: FormField['value'],
): Promise<EditAnswer> => ask('change', file, { do: 'value', id, was: String(was ?? ''), path, value });

/** Lines of a chat as HTML: paragraphs, and lists where lines begin with the mark of an item; empty for one line. */
function htmlOfLines(text: string): string {
  const lines = text.trim().replaceAll('\r', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  if (!lines.includes('\n')) return '';
  const listOf = (tag: string, mark: RegExp) => (items: string) =>
    `<${tag}>${items
      .trim()
      .split('\n')
      .map((item) => `<li>${item.replace(mark, '')}</li>`)
      .join('')}</${tag}>\n`;
  return lines
    .replace(/(?:^[•·▪●◦‣–-][ \t]+.*(?:\n|$))+/gm, listOf('ul', /^.\s+/))
    .replace(/(?:^\d{1,2}[.)][ \t]+.*(?:\n|$))+/gm, listOf('ol', /^\d+.\s+/))
    .replace(/^(?!<[uo]l>).+$/gm, '<p>$&</p>');
}

/**
 * What is pasted, as the site writes it.
 * @param lines whether plain text of more than one line is paragraphs and lists
 * @returns null for other plain text, and for what was copied as source (VS Code adds its colours to it)
 */
export async function readPasted(data: DataTransfer | null, lines = false): Promise<Pasted | null> {
  const html = data?.getData('text/html') || (lines ? htmlOfLines(data?.getData('text/plain') ?? '') : '');
  return html && !data?.types.includes('vscode-editor-data') ? ask('paste', html) : null;
}
