import type { Lines, Range } from '../../content/problems/lines.ts';
import {
  type Fix,
  type Mistake,
  type Problem,
  problem,
  replacement,
  type Severity,
  type Told,
} from '../../content/problems/problems.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { groupedBy } from '../../once.ts';
import type { Document, LinkUse } from './document.ts';
import { placeIn, type Run } from './runs.ts';
import type { CheckedSite } from './site.ts';

/** A finding of a rule in a file; the engine adds file and position, and the rule's id and severity unless it has its own. */
export interface Finding extends Told {
  /** Offsets in the file's text, by default its start. */
  from?: number;
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

export type SiteFinding = Finding & { file: string };

/** Converts a finding to a problem. */
export const toProblem = (
  { from = 0, to = from, ...finding }: Finding,
  { file, lines, rule }: { file: string; lines: Lines; rule: Pick<FileRule, 'id' | 'severity'> },
): Problem =>
  problem(file, rule.id, {
    ...lines.at(from),
    end: to > from ? lines.at(to) : undefined,
    severity: rule.severity ?? 'error',
    ...finding,
  });

/** A finding for a link; its fix writes the right address if the link has it literally. */
export const linkFinding = (link: LinkUse, { right, ...mistake }: Mistake): Finding => ({
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

/** What is told about a match, with the title of its fix; without `right` there is no fix. */
export type Judged = Partial<Mistake> & { title?: string | undefined };

/** Decides about a match; null if it is fine. */
export type Judge = (match: Match, document: Document, settings: Settings | null) => Judged | null;

/** A pattern that finds a mistake. In its sentences and its replacement, `$&` is the match, `$1` its first group. */
export interface TextPattern extends Omit<Judged, 'fix' | 'choices'> {
  /** With the flag `g`. */
  pattern: RegExp;
  judge?: Judge;
  /**
   * Whole texts to search, with addresses and in any language: of the body, of fields and props, or both; by default Russian
   * sentences, and nothing in settings, whose formats their schema checks.
   */
  texts?: 'body' | 'values' | 'all';
  /** Set if all matches in a text, or in the file, are one problem: the first is reported, with a fix for all. */
  once?: 'text' | 'file';
  /** Number of matches that make such a problem. */
  least?: number;
}

/** Makes a rule about mistakes in the visitors' text. */
export const textRule = (id: string, ...patterns: readonly TextPattern[]): FileRule => ({
  id,
  *check(document, settings) {
    for (const { pattern, texts, once, least = 1, judge = () => ({}), ...sentences } of patterns) {
      const found = matchesIn(document, pattern, texts).flatMap((match) => {
        const mistake = judge(match, document, settings);
        const told = mistake && findingOf(document, match, { ...filled(sentences, match), ...mistake });
        return told ? { told, match } : [];
      });
      const problemOf = ({ match }: { match: Match }) =>
        once === 'file' ? document : once ? match.run : match;
      for (const [{ told }, ...others] of groupedBy(found, problemOf)) {
        told.fix?.edits.push(...others.flatMap((other) => other.told.fix?.edits ?? []));
        if (others.length + 1 >= least) yield told;
      }
    }
  },
});

/** All matches of a pattern in the texts of a file. */
function matchesIn({ type, runs }: Document, pattern: RegExp, texts: TextPattern['texts']): Match[] {
  return runs
    .filter(({ where }) => (texts ? texts === 'all' || texts === where : type !== 'settings'))
    .flatMap((run) =>
      Array.from((texts ? run.text : run.russian).matchAll(pattern), (groups) => ({
        groups,
        run,
        place: placeIn(run, groups.index, groups[0]),
      })),
    );
}

const filled = (sentences: Judged, { groups }: Match): Judged =>
  Object.fromEntries(
    Object.entries(sentences as Record<string, string | undefined>).map(([name, text]) => [
      name,
      text?.replace(/\$([&\d])/g, (_, group) => groups[Number(group) || 0] ?? ''),
    ]),
  );

function findingOf(
  document: Document,
  { groups: [written], place }: Match,
  { what = '', right, title, ...mistake }: Judged,
): Finding {
  if (right === undefined) return { ...place, what, ...mistake };
  const isSpace = right.trim() === '';
  const hint = isSpace
    ? 'Уберите лишний пробел.'
    : right.endsWith(' ')
      ? `Поставьте его после «${right.trim()}».`
      : `Напишите «${right}».`;
  const usual = isSpace ? 'Убрать пробел' : right === `${written} ` ? 'Поставить пробел' : undefined;
  const fix = rewriting(document, place, written, right, title ?? usual);
  return { ...place, hint, fix, what, ...mistake };
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
