import type { Checked, SiteCheck } from '../content/problems/check-interface.ts';
import { Lines } from '../content/problems/lines.ts';
import { type Problem, sortProblems } from '../content/problems/problems.ts';
import { addressOf } from '../content/types/file-types.ts';
import { exported } from '../exported.ts';
import { checkFiles } from './engine/check-files.ts';
import { type SiteRule, toProblem } from './engine/rule.ts';
import { openSite, settingsOf } from './engine/site.ts';

/** Files in `rules/site/` export one rule or several related ones. */
const found = import.meta.glob<SiteRule | readonly SiteRule[]>('/src/check/rules/site/*.ts', {
  eager: true,
  import: 'rule',
});
/** Rules that need all files, the disk or git; those about addresses and site files are in content/site-problems.ts. */
const siteRules = exported(found, 'rule').flat();

/** Checks fields, MDX, all file rules and all site rules; results of unchanged files come from the cache. */
export async function checkSite(store: Checked): Promise<Problem[]> {
  const facts = await checkFiles(store);
  const site = openSite(store, facts);
  const problems = [...store.problems(), ...[...facts.values()].flatMap((one) => one.problems)];
  for (const rule of siteRules) {
    for (const { file, ...finding } of await rule.check(site)) {
      const lines = new Lines(store.files.get(file)?.source ?? '');
      problems.push(toProblem(finding, { file, lines, rule }));
    }
  }
  // An invalid address is reported once, by the rule about links; what else is wrong in an invalid value, by its schema.
  const links = problems.filter(({ rule }) => rule === 'link/broken');
  const invalid = problems.filter(({ rule }) => isInvalid.test(rule));
  const causesOf = ({ rule }: Problem) =>
    isInvalid.exec(rule)?.[1] === 'format' ? links : ofInvalid.test(rule) ? invalid : [];
  const filesWith = (id: string) => problems.flatMap(({ rule, file }) => (rule === id ? file : []));
  const [misplaced, copied] = [new Set(filesWith('file/folder')), new Set(filesWith('entry/copy'))];
  // A page to be renamed is not gone, nor are its pictures unused; links will lead to it again.
  const renamed = problems.flatMap(
    ({ rule, fix }) => (/^file\/(?:name|folder)$/.test(rule) && fix?.rename) || [],
  );
  // Neither is the address of a page with a bad name where links should lead.
  const named = [...renamed, ...filesWith('file/name')];
  const addresses = named.map(addressOf);
  const ofName = ({ rule, file, meant }: Problem) =>
    (rule === 'url/gone' && named.includes(file)) ||
    (rule === 'link/broken' && meant !== undefined && addresses.includes(meant)) ||
    (rule === 'image/unused' && renamed.length > 0);
  const isReported = (one: Problem) =>
    // All other problems of a file in the wrong folder may follow from its place.
    (one.rule === 'file/folder' || !misplaced.has(one.file)) &&
    !(copied.has(one.file) && ofCopying.test(one.rule)) &&
    !ofName(one) &&
    !causesOf(one).some((cause) => isSameValue(cause, one));
  return sortProblems(problems.filter(isReported));
}

/** Rules whose problems follow from copying a file. */
const ofCopying = /^(?:seo\/duplicate|entry\/slug|site\/or(?:der|phan)|file\/name)/;

/** Rules about the words in a value. */
const ofInvalid = /^(?:mdx\/stray-mark|text\/spelling|image\/missing)$/;

/** Rules of schemas about a value. */
const isInvalid = /^(?:frontmatter|props)\/(format|type)$/;

/** Whether two problems concern the same value; one of them may start at its quote. */
const isSameValue = (a: Problem, b: Problem) =>
  a.file === b.file && a.line === b.line && (a.field === b.field || Math.abs(a.column - b.column) < 2);

/** Checks fields, MDX and all file rules of a file; only its own problems if it is unreadable, none if it is not content. */
export async function checkFile(store: Checked, file: string): Promise<Problem[]> {
  const content = store.files.get(file);
  if (!content) return [];
  const { inspect } = await import('./engine/inspect.ts');
  const found = content.source === '' ? [] : inspect(content, settingsOf(store)).problems;
  return sortProblems([...content.problems, ...found]);
}

export default { checkSite, checkFile } satisfies SiteCheck;
