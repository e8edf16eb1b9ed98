import type { Checked, SiteCheck } from '../content/problems/check-interface.ts';
import { Lines } from '../content/problems/lines.ts';
import { type Problem, place, sortProblems } from '../content/problems/problems.ts';
import type { ContentStore } from '../content/store.ts';
import { exported } from '../exported.ts';
import { checkFiles, settingsOf } from './engine/check-files.ts';
import { type SiteRule, toProblem } from './engine/rule.ts';
import { openSite } from './engine/site.ts';

/** A file of `rules/site/` holds a rule, or several of one cause. */
const found = import.meta.glob<SiteRule | readonly SiteRule[]>('/src/check/rules/site/*.ts', {
  eager: true,
  import: 'rule',
});
/** Rules about files among each other, the disk and git; those of addresses and site files are in content/site-rules.ts. */
const siteRules = exported(found, 'rule').flat();

/** Fields, MDX, every file rule and every site rule; unchanged files cost nothing but a look into the cache. */
export async function checkSite(store: Checked): Promise<Problem[]> {
  const facts = await checkFiles(store);
  const site = openSite(store, settingsOf(store), facts);
  const problems = [...store.problems(), ...[...facts.values()].flatMap((found) => found.problems)];
  for (const rule of siteRules) {
    for (const { file, rule: id = rule.id, ...finding } of await rule.check(site)) {
      const lines = new Lines(store.files.get(file)?.source ?? '');
      problems.push(toProblem(finding, { file, lines, rule: { ...rule, id } }));
    }
  }
  // An address that is none is told once, by the rule about links.
  const links = problems.filter(({ rule }) => rule === 'link/broken');
  const isTwin = (one: Problem) => isFormat(one) && links.some((link) => isBeside(link, one));
  // Of a file in a wrong place everything is wrong.
  const misplaced = new Set(problems.filter(({ rule }) => rule === 'file/folder').map(({ file }) => file));
  const isTold = (one: Problem) => (one.rule === 'file/folder' || !misplaced.has(one.file)) && !isTwin(one);
  return sortProblems(problems.filter(isTold));
}

const isFormat = ({ rule }: Problem) => rule === 'frontmatter/format' || rule === 'props/format';

/** True for two problems of one value: one of them may begin with its quote. */
const isBeside = (a: Problem, b: Problem) =>
  a.file === b.file && (a.field === b.field || (a.line === b.line && Math.abs(a.column - b.column) < 2));

/** Fields, MDX and every file rule; nothing for a file that the site does not read. */
export async function checkFile(store: Checked, file: string): Promise<Problem[]> {
  const content = store.files.get(file);
  if (!content) return [];
  const unreadable = content.problems.some(
    ({ rule, severity }) => rule.startsWith('file/') && severity === 'error',
  );
  const { inspect } = await import('./engine/inspect.ts');
  const found = unreadable ? [] : inspect(content, settingsOf(store)).problems;
  return sortProblems([...content.problems, ...found]);
}

/** The list of `npm run check`, and what only the compiler refuses. */
async function checkBuild(
  store: ContentStore,
  compiled: readonly Problem[],
  withRules: boolean,
): Promise<Problem[]> {
  if (!withRules) return sortProblems([...store.problems(), ...compiled]);
  const found = await checkSite(store);
  const ofBody = ({ rule }: Problem) => rule.startsWith('mdx/');
  const told = new Set(found.map(place));
  // A body that nobody can tell from the fields is no text yet.
  const unread = new Set(found.filter(({ rule }) => rule === 'frontmatter/fence').map(({ file }) => file));
  return sortProblems([
    ...found,
    ...compiled.filter(
      (problem) => ofBody(problem) && !told.has(place(problem)) && !unread.has(problem.file),
    ),
  ]);
}

export default { checkSite, checkFile, checkBuild } satisfies SiteCheck;
