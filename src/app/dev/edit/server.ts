import type {
  AboutPage,
  EditRequest,
  Form,
  Opened,
  RepairRequest,
} from '../../../content/preview/editing.ts';
import { Refusal, type Refused } from '../../../content/preview/refusal.ts';
import type { Problem } from '../../../content/problems/problems.ts';

/**
 * What the dev server does for the page's editor (src/edit/plugin.ts): each is asked for by a POST to `/_edit/` and its name,
 * and may be refused.
 */
export interface EditServer {
  /** A file with a text that the page has of it, or as it stands. */
  open: (file: string, text: string | null) => Opened;
  /** Changes a file, of which the page has read a text: told is what stands in it then. */
  change: (file: string, seen: string, request: EditRequest) => Opened;
  /** The form of a section's props, or (`fields`) of a file's own fields, in a text of it. */
  form: (file: string, text: string, id: string) => Form;
  /** Who leads to a page, and what of it differs from what is published. */
  about: (file: string) => AboutPage;
  /** What the check would say of a source. */
  check: (file: string, source: string) => Problem[];
  /** A page's social picture as a data address, with fields as they are typed; null for a page that has none. */
  social: (file: string, fields: Readonly<Record<string, unknown>>) => string | null;
  /** Takes the last step back, or makes it again: told are its files. */
  undo: () => string[];
  redo: () => string[];
  /** Makes a repair of a problem, by its title, likewise. */
  repair: (request: RepairRequest) => string[];
}

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
    .catch(() => ({ refusal: 'Сервер не\u00a0отвечает.', mayPass: true }));
  if (typeof answer === 'object' && answer && 'refusal' in answer) throw new Refusal(answer.refusal, answer);
  return answer;
}

/** The bytes of a file in base64. */
export const bytesOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
