import { buildDate } from '../content/clock.ts';
import type { ContentFile } from '../content/content-file.ts';
import { Lines } from '../content/problems/lines.ts';
import { type Problem, sortProblems } from '../content/problems/problems.ts';
import type { Settings } from '../content/schemas/settings.ts';
import type { ContentStore } from '../content/store.ts';
import { checkFiles } from './engine/check-files.ts';
import { addressesOf, type Site } from './engine/site.ts';
import { toProblem } from './engine/to-problem.ts';
import { siteRules } from './rules/site-rules.ts';

/** What a check needs of the content; no compiler is among it. */
export type Checked = Pick<ContentStore, 'root' | 'files' | 'problems'>;

/**
 * Every problem of the whole site, sorted by file and place: what `npm run check` prints, the build refuses, the dev
 * overlay and the health page show. Fields, MDX, every file rule and every site rule; unchanged files cost nothing but
 * a look into the cache. Safe to call again after the store has changed; nothing is thrown for bad content.
 */
export async function checkSite(store: Checked): Promise<Problem[]> {
  const { root } = store;
  const facts = await checkFiles(root, [...store.files.values()], { settings: settingsOf(store) });
  const site: Site = {
    ...{
      root,
      today: buildDate(),
      settings: settingsOf(store),
      addresses: addressesOf(store.files.values()),
    },
    files: new Map(
      [...facts].map(([file, found]) => [
        file,
        { content: store.files.get(file) as ContentFile, facts: found },
      ]),
    ),
  };
  const problems = [...store.problems(), ...[...facts.values()].flatMap((found) => found.problems)];
  for (const rule of siteRules) {
    for (const { file, ...finding } of await rule.check(site)) {
      const lines = new Lines(store.files.get(file)?.source ?? '');
      problems.push(toProblem(finding, { file, lines, rule }));
    }
  }
  return sortProblems(problems);
}

/**
 * The problems of one file alone, without reading any other: what dev asks at each save. Site rules (links, orphans,
 * spelling) are left to `checkSite`.
 * @returns sorted problems of its fields and its body; none for a file that the site does not read
 */
export async function checkFile(store: Checked, file: string): Promise<Problem[]> {
  const content = store.files.get(file);
  if (!content) return [];
  const unreadable = content.problems.some(
    ({ rule, severity }) => rule.startsWith('file/') && severity === 'error',
  );
  const { inspect } = await import('./engine/inspect.ts');
  const found = unreadable
    ? []
    : inspect(content, { settings: settingsOf(store) }, content.frontmatter).problems;
  return sortProblems([...content.problems, ...found]);
}

const settingsOf = ({ files }: Checked): Settings | null =>
  (files.get('pages/_site/settings.mdx')?.data ?? null) as Settings | null;
