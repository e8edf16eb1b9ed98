import { recall, remember } from '../../../browser-storage.ts';
import type { Problem } from '../../../content/problems/problems.ts';
import {
  type AboutPage,
  type EditRequest,
  type Form,
  type NewKind,
  type NewPage,
  type Opened,
  type RepairRequest,
  type SentRequest,
  tabHeader,
  type Unsent,
} from '../../../content/writers/editing.ts';
import { Refusal, type Refused } from '../../../content/writers/refusal.ts';
import type { PageSource } from '../../page-data.ts';

/**
 * The dev server's API for the page editor (src/edit/api.ts): POST requests to `/_edit/<name>`, which may be refused.
 */
export interface EditServer {
  /** Opens a file with the text that the page has of it, or its current one. */
  open: (file: string, text: string | null) => Promise<Opened>;
  /** Changes a file, given the text that the page has read; returns the new text. */
  change: (file: string, seen: string, request: EditRequest) => Promise<Opened>;
  /** The form of a section's props, or (`fields`) of the file's fields. */
  form: (file: string, text: string, id: string) => Promise<Form>;
  /** Links to a page, and its differences from the published version. */
  about: (file: string) => Promise<AboutPage>;
  /** Problems of a source. */
  check: (file: string, source: string) => Promise<Problem[]>;
  /** Refuses a picture, in base64, that the check would refuse. */
  examine: (name: string, data: string) => Promise<void>;
  /** A page's social picture as a data URL, with the fields being edited; null if it has none. */
  social: (file: string, fields: Readonly<Record<string, unknown>>) => Promise<string | null>;
  /** Undoes or redoes a step of this tab; returns its files. */
  undo: () => Promise<string[]>;
  redo: () => Promise<string[]>;
  /** Applies a fix of a problem, by its title; returns its files. */
  repair: (request: RepairRequest) => Promise<string[]>;
  /** The kinds of pages that can be created. */
  kinds: () => Promise<NewKind[]>;
  /** Creates the draft of a page; returns its address. */
  create: (page: NewPage) => Promise<string>;
  /** Renames a page and leads all links to it; returns its new address. */
  rename: (file: string, name: string) => Promise<string>;
  /** Addresses of the pages that can replace a published page; none for a draft. */
  successors: (file: string) => Promise<string[]>;
  /** Removes a page and leads all links to another, or to none (empty). */
  remove: (file: string, successor: string) => Promise<void>;
  /** What `npm run send` would send. */
  unsent: () => Promise<Unsent>;
  /** Checks the site and sends the changes for review; returns what was done. */
  send: (message: string) => Promise<string>;
  /** The last requests that were sent, without the current one. */
  requests: () => Promise<SentRequest[]>;
  /** Begins a new topic, or goes back to the request of a branch, as `npm run topic` does; returns what was done. */
  changeTopic: (branch: string) => Promise<string>;
}

/** The message of a refusal; rethrows other errors. */
export function refusalIn(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

/** Id of this tab; also after a reload. Phones load the page without https, where `crypto.randomUUID` is missing. */
const tab = String(recall('sessionStorage', 'edit-tab') ?? Math.random());
remember('sessionStorage', 'edit-tab', tab);

/**
 * Calls the dev server.
 * @throws {Refusal} if it refuses or does not answer
 */
export async function ask<Name extends keyof EditServer>(
  name: Name,
  ...asked: Parameters<EditServer[Name]>
): Promise<Awaited<ReturnType<EditServer[Name]>>> {
  const answer: Awaited<ReturnType<EditServer[Name]>> | Refused = await fetch(
    `${import.meta.env.BASE_URL}_edit/${name}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tabHeader]: tab },
      body: JSON.stringify(asked),
    },
  )
    .then((response) => response.json())
    .catch(() => ({ refusal: 'Сервер не\u00a0отвечает.', mayPass: true }));
  if (typeof answer === 'object' && answer && 'refusal' in answer) throw new Refusal(answer.refusal, answer);
  return answer;
}

/** Cache of the files in the text that the page shows, so that a pressed text opens at once. */
const cache = new Map<string, { text: string; opened: Promise<Opened> }>();

/** Opens a file in the text that a page shows, or in its current one if the page does not have its text. */
export function readShown(file: string, { texts }: PageSource): Promise<Opened> {
  const text = texts[file];
  const known = cache.get(file);
  if (known && known.text === text) return known.opened;
  const opened = ask('open', file, text ?? null);
  if (text !== undefined) {
    cache.set(file, { text, opened });
    opened.catch(() => cache.delete(file));
  }
  return opened;
}

/** A file's bytes in base64. */
export const bytesOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
