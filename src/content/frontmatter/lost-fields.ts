import type { z } from 'zod';
import { type Path, valueIn } from '../problems/path.ts';

type Issue = z.core.$ZodIssue;

/** What of a file's fields could not be read: nothing may be said of it but why. */
export interface LostFields {
  /** Fields whose values are not known, with all below them; `[]` stands for every field. */
  paths: readonly Path[];
  /** True where fields that nobody can name may be among what was left out: none can be called missing. */
  nameless: boolean;
  /** The text that was left out. */
  text: string;
}

/** The state of nearly every file. */
export const nothingLost: LostFields = { paths: [], nameless: false, text: '' };

/** Every field is unknown. */
export const allLost = (text: string): LostFields => ({ paths: [[]], nameless: true, text });

/** True where a field may stand in what could not be read, so that neither its value nor its absence is known. */
export const isLost = ({ paths, nameless, text }: LostFields, name: string): boolean =>
  nameless || isNameIn(text, name) || paths.some(([first]) => first === undefined || first === name);

const startsWith = (path: Path, start: Path) =>
  start.every((key, index) => String(key) === String(path[index]));

/**
 * What a schema found that stays true once the lost fields are mended.
 * @param keys names that the schema knows at the top
 * @param data the fields that were read
 */
export function withoutLost(
  issues: readonly Issue[],
  lost: LostFields,
  keys: readonly string[],
  data: Readonly<Record<string, unknown>>,
): Issue[] {
  if (lost.paths.length === 0 && !lost.nameless && lost.text === '') return [...issues];
  // A name that was mistyped in what is lost may be any of those that seem to be missing.
  const nameless =
    lost.nameless ||
    lost.paths.some(([name]) => name !== undefined && !(name in data) && !keys.includes(String(name)));
  return issues.filter(({ path, code }) => {
    if (nameless && path.length === 1 && !((path[0] ?? '') in data)) return false;
    // Two lines that ran into one: `title: О насdescription: …`.
    const name = path.at(-1);
    if (typeof name === 'string' && isNameIn(lost.text, name) && valueIn(data, path) === undefined)
      return false;
    // Of what lies around a lost value, only the names and the number of its neighbours are known.
    const isSure = /^(?:unrecognized_keys|too_small|too_big)$/.test(code);
    return lost.paths.every((one) => !startsWith(path, one) && (isSure || !startsWith(one, path)));
  });
}

const isNameIn = (text: string, name: string) =>
  text
    .split(name)
    .slice(1)
    .some((rest) => /^["']?:(?:\s|$)/.test(rest));
