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

/** A finding of a rule in a file; the engine adds file, position, rule id and severity. */
export interface Finding
  extends Pick<Problem, 'what' | 'fix' | 'choices'>,
    Partial<Pick<Problem, 'field' | 'expected' | 'hint'>> {
  /** Offsets in the file's text. */
  from: number;
  to?: number;
}

/** A rule for single files. Its result depends only on the file's text and the settings, so it is cached. */
export interface FileRule {
  id: string;
  /** By default an error. */
  severity?: Severity;
  /** @param settings null if `_site/settings.mdx` is broken */
  check: (document: Document, settings: Settings | null) => Iterable<Finding> | Iterable<Problem>;
}

/** A rule for the whole site. */
export interface SiteRule {
  id: string;
  severity?: Severity;
  check: (site: Site) => Iterable<SiteFinding> | Promise<Iterable<SiteFinding>>;
}

/** A finding of a site rule. */
export interface SiteFinding extends Finding {
  file: string;
  /** Overrides the rule's name, if one pass finds several kinds of problems. */
  rule?: string;
}

/** Converts a finding to a problem. */
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

/** A problem of a link, with the right address if it is certain. */
export type LinkTold = Omit<Finding, 'from' | 'to'> & { right?: string | undefined };

/** A finding for a link; its fix writes the right address if the link has it literally. */
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

/** A match of a pattern in the visitors' text. */
export interface Match {
  groups: RegExpExecArray;
  run: Run;
  /** Its range in the file. */
  place: ReturnType<typeof placeIn>;
}

/** Raw texts including addresses and other languages: of the body, of fields and props, or both. */
type Texts = 'body' | 'values' | 'all';

/**
 * All matches of a pattern in the texts of a file, or only in Russian sentences.
 * @param pattern with the flag `g`
 */
export function* matches({ type, runs }: Document, pattern: RegExp, texts?: Texts): Generator<Match> {
  // Settings have their own formats, checked by their schema.
  if (!texts && type === 'settings') return;
  for (const run of runs) {
    if (texts && texts !== 'all' && (run.where === 'body') !== (texts === 'body')) continue;
    for (const groups of (texts ? run.text : run.russian).matchAll(pattern))
      yield { groups, run, place: placeIn(run, groups.index, groups[0]) };
  }
}

/** The problem of a match, and its replacement. */
export interface Told extends Pick<Partial<Finding>, 'fix' | 'field'> {
  what: string;
  /** Replacement for the fix; without it, only a given fix is used. */
  right?: string | undefined;
  /** Advice; by default to write the replacement. */
  hint?: string;
  /** Title of the fix. */
  title?: string | undefined;
}

/** A mistake found by a pattern. */
export interface Slip {
  /** With the flag `g`. */
  pattern: RegExp;
  /** Returns null if the match is fine. */
  told: (match: Match, document: Document, settings: Settings | null) => Told | null;
  /** Texts to search; by default Russian sentences. */
  texts?: Texts;
  /** True if all matches in a text are one problem: the first is reported, with a fix for all. */
  once?: boolean | undefined;
}

/** Makes a rule of mistakes in the visitors' text. */
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

/** A fix that replaces text, unless it contains markup that would be lost. */
export const rewriting = (
  { source }: Document,
  { from, to }: Range,
  written: string,
  text: string,
  title = `Заменить на «${text}»`,
): Fix | undefined =>
  source.slice(from, to) === written ? replacement({ from, to }, text, title) : undefined;
