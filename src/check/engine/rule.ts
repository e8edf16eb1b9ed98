import type { Lines, Range } from '../../content/problems/lines.ts';
import {
  type Fix,
  type Problem,
  problem,
  replacement,
  type Severity,
} from '../../content/problems/problems.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import type { Document, LinkUse } from './document.ts';
import { placeIn, type Run } from './runs.ts';
import type { Site } from './site.ts';

/** What a rule found in one file; the engine adds file, place, rule id and severity. */
export interface Finding
  extends Pick<Problem, 'what' | 'fix' | 'choices'>,
    Partial<Pick<Problem, 'field' | 'expected' | 'hint'>> {
  /** Offsets in the file's text. */
  from: number;
  to?: number;
}

/** A rule about one file alone: its result changes only with the file's text (and the settings), so it is kept. */
export interface FileRule {
  id: string;
  /** An error without it. */
  severity?: Severity;
  /** @param settings null while `_site/settings.mdx` is broken */
  check: (document: Document, settings: Settings | null) => Iterable<Finding> | Iterable<Problem>;
}

/** A rule about files among each other. */
export interface SiteRule {
  id: string;
  severity?: Severity;
  check: (site: Site) => Iterable<SiteFinding> | Promise<Iterable<SiteFinding>>;
}

/** What a rule found among files. */
export interface SiteFinding extends Finding {
  file: string;
  /** Another rule's name, where one look finds the slips of several. */
  rule?: string;
}

/** A rule's finding as the one value that everybody prints. */
export const toProblem = (
  { from, to = from, ...told }: Finding,
  { file, lines, rule }: { file: string; lines: Lines; rule: Pick<FileRule, 'id' | 'severity'> },
): Problem =>
  problem(file, rule.id, {
    ...lines.at(from),
    end: to > from ? lines.at(to) : undefined,
    severity: rule.severity ?? 'error',
    ...told,
  });

/** What is wrong with a link, and the address that it should have where that is sure. */
export type LinkTold = Omit<Finding, 'from' | 'to'> & { right?: string | undefined };

/** The same at the link's place; the repair writes the right address where the link spells it out. */
export const linkFinding = (link: LinkUse, { right, ...told }: LinkTold): Finding => ({
  from: link.from,
  to: link.to,
  field: link.field,
  ...(right !== undefined && {
    hint: `Напишите ${right}.`,
    fix: link.literal ? replacement(link, right) : undefined,
  }),
  ...told,
});

/** A piece of the visitors' text that a pattern found. */
export interface Match {
  groups: RegExpExecArray;
  run: Run;
  /** Where all of it stands in the file. */
  place: ReturnType<typeof placeIn>;
}

/** Texts as they stand, addresses and other languages among them: the page's, those of fields and props, or both. */
type Texts = 'body' | 'values' | 'all';

/**
 * Every match of a pattern in the texts of a file, or in their Russian sentences alone.
 * @param pattern with the flag `g`
 */
export function* matches({ type, runs }: Document, pattern: RegExp, texts?: Texts): Generator<Match> {
  // Settings hold the facts themselves in forms of their own, which their schema checks.
  if (!texts && type === 'settings') return;
  for (const run of runs) {
    if (texts && texts !== 'all' && (run.where === 'body') !== (texts === 'body')) continue;
    for (const groups of (texts ? run.text : run.russian).matchAll(pattern))
      yield { groups, run, place: placeIn(run, groups.index, groups[0]) };
  }
}

/** What is wrong with a match, and what should stand there. */
export interface Told extends Pick<Partial<Finding>, 'fix' | 'field'> {
  what: string;
  /** What to write; without it there is no fix, but the one that is given. */
  right?: string | undefined;
  /** To write that, without it. */
  hint?: string;
  /** Of the fix. */
  title?: string | undefined;
}

/** A slip that a pattern finds. */
export interface Slip {
  /** With the flag `g`. */
  pattern: RegExp;
  /** Null where nothing is wrong. */
  told: (match: Match, document: Document, settings: Settings | null) => Told | null;
  /** Where it is looked for; in Russian sentences without it. */
  texts?: Texts;
  /** Matches in one text are one slip: the first is told, and its repair is for all of them. */
  once?: boolean | undefined;
}

/** A rule about pieces of the visitors' text. */
export const textRule = (id: string, ...slips: readonly Slip[]): FileRule => ({
  id,
  *check(document, settings) {
    for (const { pattern, told: tell, texts, once = false } of slips) {
      const found = new Map<Match | Run, Finding>();
      for (const match of matches(document, pattern, texts)) {
        const told = tell(match, document, settings);
        if (!told) continue;
        const finding = findingOf(document, match, told);
        const first = found.get(match.run);
        if (first) first.fix?.edits.push(...(finding.fix?.edits ?? []));
        else found.set(once ? match.run : match, finding);
      }
      yield* found.values();
    }
  },
});

function findingOf(
  document: Document,
  { groups: [written], place }: Match,
  { right, title, ...told }: Told,
): Finding {
  if (right === undefined) return { ...place, ...told };
  const fix = rewriting(document, place, written, right, title);
  return { ...place, hint: `Напишите «${right}».`, fix, ...told };
}

/** The repair that writes another text in place of one, unless markup inside of it would be lost with it. */
export const rewriting = (
  { source }: Document,
  { from, to }: Range,
  written: string,
  text: string,
  title = `Заменить на «${text}»`,
): Fix | undefined =>
  source.slice(from, to) === written ? replacement({ from, to }, text, title) : undefined;
