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
import type { CheckedSite } from './site.ts';

/** A finding of a rule in a file; the engine adds file and position, and the rule's id and severity unless it has its own. */
export interface Finding
  extends Pick<Problem, 'what' | 'fix' | 'choices'>,
    Partial<Pick<Problem, 'field' | 'expected' | 'hint' | 'rule' | 'severity'>> {
  /** Offsets in the file's text. */
  from: number;
  to?: number;
}

/** A rule for single files. Its result depends only on the file's text and the settings, so it is cached. */
export interface FileRule {
  id: string;
  /** By default an error. */
  severity?: Severity;
  /** True if it concludes from what a file lacks, so that it waits until all of the file can be read. */
  ofWhole?: boolean;
  /** @param settings null if `_site/settings.mdx` is broken */
  check: (document: Document, settings: Settings | null) => Iterable<Finding> | Iterable<Problem>;
}

/** A rule for the whole site. */
export interface SiteRule {
  id: string;
  severity?: Severity;
  check: (site: CheckedSite) => Iterable<SiteFinding> | Promise<Iterable<SiteFinding>>;
}

export interface SiteFinding extends Finding {
  file: string;
}

/** Converts a finding to a problem. */
export const toProblem = (
  { from, to = from, ...finding }: Finding,
  { file, lines, rule }: { file: string; lines: Lines; rule: Pick<FileRule, 'id' | 'severity'> },
): Problem =>
  problem(file, rule.id, {
    ...lines.at(from),
    end: to > from ? lines.at(to) : undefined,
    severity: rule.severity ?? 'error',
    ...finding,
  });

/** A mistake in a link, with the right address if it is certain. */
export type LinkMistake = Omit<Finding, 'from' | 'to'> & { right?: string | undefined };

/** A finding for a link; its fix writes the right address if the link has it literally. */
export const linkFinding = (link: LinkUse, { right, ...mistake }: LinkMistake): Finding => ({
  from: link.from,
  to: link.to,
  field: link.field,
  ...(right !== undefined && {
    hint: `Напишите ${right}.`,
    fix: link.literal ? replacement(link, right) : undefined,
  }),
  ...mistake,
});

/** A match of a pattern in the visitors' text. */
export interface Match {
  groups: RegExpExecArray;
  run: Run;
  /** Its range in the file. */
  place: ReturnType<typeof placeIn>;
}

/** Whole texts, with addresses and in any language: of the body, of fields and props, or both. */
type Texts = 'body' | 'values' | 'all';

/**
 * All matches of a pattern in a file.
 * @param pattern with the flag `g`
 * @param texts the texts to search; by default Russian sentences, and nothing in settings
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

/** What is wrong with a match. */
export interface Mistake extends Pick<Finding, 'what' | 'field' | 'hint'> {
  /** Replacement for the fix; without it there is none. */
  right?: string | undefined;
  title?: string | undefined;
}

/** A pattern that finds a mistake. In its sentences and its replacement, `$&` is the match, `$1` its first group. */
export interface TextPattern extends Partial<Mistake> {
  /** With the flag `g`. */
  pattern: RegExp;
  /** Returns what else is to be said about a match; null if it is fine. */
  judge?: (match: Match, document: Document) => Partial<Mistake> | null;
  /** Texts to search; by default Russian sentences. */
  texts?: Texts;
  /** True if all matches in a text are one problem: the first is reported, with a fix for all. */
  once?: boolean;
}

/** Makes a rule about mistakes in the visitors' text. */
export const textRule = (id: string, ...patterns: readonly TextPattern[]): FileRule => ({
  id,
  *check(document) {
    for (const { pattern, texts, once = false, judge = () => ({}), ...sentences } of patterns) {
      const found = new Map<Match | Run, Finding>();
      for (const match of matches(document, pattern, texts)) {
        const mistake = judge(match, document);
        if (!mistake) continue;
        const finding = findingOf(document, match, { what: '', ...filled(sentences, match), ...mistake });
        const first = found.get(match.run);
        if (first) first.fix?.edits.push(...(finding.fix?.edits ?? []));
        else found.set(once ? match.run : match, finding);
      }
      yield* found.values();
    }
  },
});

const filled = (sentences: Partial<Mistake>, { groups }: Match) =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, text]) => [
      name,
      text?.replace(/\$([&\d])/g, (_, group) => groups[Number(group) || 0] ?? ''),
    ]),
  );

function findingOf(
  document: Document,
  { groups: [written], place }: Match,
  { right, title, ...mistake }: Mistake,
): Finding {
  if (right === undefined) return { ...place, ...mistake };
  const isSpace = right.trim() === '';
  const hint = isSpace
    ? 'Уберите лишний пробел.'
    : right.endsWith(' ')
      ? `Поставьте его после «${right.trim()}».`
      : `Напишите «${right}».`;
  const fix = rewriting(document, place, written, right, title ?? (isSpace ? 'Убрать пробел' : undefined));
  return { ...place, hint, fix, ...mistake };
}

/** A fix that replaces text; undefined if the source differs, as with markup inside, which would be lost. */
export const rewriting = (
  { source }: Document,
  { from, to }: Range,
  written: string,
  text: string,
  title = `Заменить на «${text}»`,
): Fix | undefined =>
  source.slice(from, to) === written ? replacement({ from, to }, text, title) : undefined;
