import type { Lines } from '../../content/problems/lines.ts';
import type { Fix, Problem, Severity } from '../../content/problems/problems.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import type { Document } from './document.ts';
import type { Site } from './site.ts';

/** What a rule found in one file; the engine adds file, place, rule id and severity. */
export interface Finding {
  /** Offsets in the file's text. */
  from: number;
  to?: number;
  field?: string | null;
  what: string;
  expected?: string;
  hint?: string;
  fix?: Fix | undefined;
  choices?: Fix[] | undefined;
}

/** What a rule may know besides the file it looks at. */
export interface Context {
  /** Null while `_site/settings.mdx` is broken. */
  settings: Settings | null;
}

/** A rule about one file alone: its result changes only with the file's text (and the settings), so it is kept. */
export interface FileRule {
  id: string;
  /** An error without it. */
  severity?: Severity;
  check: (document: Document, context: Context) => Iterable<Finding> | Iterable<Problem>;
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
export function toProblem(
  { from, to, field = null, what, expected = '', hint = '', fix, choices }: Finding,
  { file, lines, rule }: { file: string; lines: Lines; rule: Pick<FileRule, 'id' | 'severity'> },
): Problem {
  return {
    file,
    ...lines.at(from),
    ...(to !== undefined && to > from ? { end: lines.at(to) } : {}),
    field,
    what,
    expected,
    hint,
    rule: rule.id,
    severity: rule.severity ?? 'error',
    ...(fix ? { fix } : {}),
    ...(choices ? { choices } : {}),
  };
}
