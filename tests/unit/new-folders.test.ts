import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Adds a content type and a section to a copy of the project, a new folder each. Everything else, including TypeScript,
 * must then know them without further changes.
 */
const name = 'meetup';
const typeFolder = {
  'index.ts': `import { z } from 'zod';
import { day } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';
import type { PageEntryType } from '../entry-type.ts';

const schema = z.strictObject({
  ...common,
  slug: about.slug,
  category: about.category,
  date: day('День встречи ГГГГ-ММ-ДД.'),
});

declare module '../registry.ts' {
  interface EntryTypes {
    meetup: { schema: typeof schema; card: PageCard };
  }
}

export const type: PageEntryType<'meetup'> = {
  name: 'meetup',
  folder: 'meetups',
  place: 9,
  schema,
  names: { one: 'Встреча', what: 'встреча с родителями', command: 'meetup' },
  list: '/meetups',
  order: (a, b) => a.data.date.localeCompare(b.data.date),
  card: ({ url, data }) => ({ url, title: data.title }),
  search: { icon: 'calendar-days', words: ({ date }) => [date] },
  social: ({ data }) => ({ label: data.category, accent: 'parents', icon: 'calendar-days' }),
  scaffold: () => 'Замените (рассказ о встрече).\\n',
};
`,
};

const section = 'PullQuote';
const sectionFolder = {
  [`${section}Mark.tsx`]: `/** A part of the section, in a file of its own. */
export const PullQuoteMark = () => <span aria-hidden="true">“</span>;
`,
  [`${section}.tsx`]: `import type { PullQuoteProps } from './PullQuote.props.ts';
import { PullQuoteMark } from './PullQuoteMark.tsx';

/** Words of the text, said once more and larger. */
export const PullQuote = ({ author, children }: PullQuoteProps & { children?: React.ReactNode }) => (
  <figure>
    <PullQuoteMark />
    <blockquote>{children}</blockquote>
    <figcaption>{author}</figcaption>
  </figure>
);
`,
  [`${section}.props.ts`]: `import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const pullQuoteProps = z.strictObject({ author: z.string().max(40).describe('Кто это сказал.') });
export type PullQuoteProps = z.input<typeof pullQuoteProps>;

export const takeover = 'figure';

export const components = {
  PullQuote: { props: pullQuoteProps, children: 'text', russian: 'Цитата' },
} satisfies SectionComponents;
`,
  [`${section}.examples.mdx`]: `---
title: PullQuote
description: Слова из текста, сказанные крупно.
---

<PullQuote author="Малика">
  Одна страница вместо трёх чатов.
</PullQuote>
`,
};

/** Asks the copy about the new folders, in a test there, because Vitest loads modules as the build does. */
const question = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { searchFacts, socialCard } from './src/app/entry-facts.ts';
import { queries } from './src/content/queries/queries.ts';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from './tests/content.ts';
import { languageOf } from './src/content/types/index.ts';
import { editorFiles } from './src/check/vscode/write.ts';
import { planFile } from './src/check/new/plan.ts';
import { answersTo } from './src/check/new/questions.ts';
import { checkFile } from './src/check/check-site.ts';
import { fixSite } from './src/check/fix.ts';
import { sectionComponents } from './src/app/sections.tsx';
import { loaders } from './mdx-components/loaders.ts';
import { takeoverOf } from './mdx-components/takeovers.ts';

test('asked', async () => {
const root = process.cwd();
mkdirSync('pages/meetups', { recursive: true });
for (const day of ['2026-02-02', '2026-01-01']) {
  const title = 'Встреча ' + day;
  const store = openStore(root);
  const answers = await answersTo({ kind: 'meetup', title, category: 'Родителям', slug: 'on-' + day }, store);
  const { file, text } = planFile(answers, store, day);
  writeFileSync(file, text.replace('draft: true', 'draft: false'));
}
// With every rule and its repairs, as npm run check -- --fix sees it, on a site of few pages. Its day is still to come.
let checked;
await inTempSite(siteFileTexts, async ({ root: small, write }) => {
  const file = 'pages/meetups/on-2026-01-01.mdx';
  const text = readFileSync(file, 'utf8').replace('title: Встреча 2026-01-01', 'title: Встреча с родителями').replace('\\ndate: 2026-01-01', '\\ndate: 2099-01-01').replace(/Замените [(].*[)][.]?/g, 'Приходите вместе с детьми, мы покажем журнал и ответим на вопросы.');
  write(file, text);
  write('pages/about.mdx', mdx(samples.page, '[Ближайшая встреча](/meetups/on-2026-01-01).'));
  const { problems, count } = await fixSite(openStore(small));
  const own = problems.filter((one) => one.file === file);
  checked = { rules: own.map(({ rule, what }) => rule + ' ' + what), repairs: count, isSame: readFileSync(small + '/' + file, 'utf8') === text };
});
// The rules that a page with these words between its paragraphs breaks.
async function quoting(words) {
  const file = 'pages/quoting.mdx';
  writeFileSync(file, '---\\ntitle: Проба\\ndescription: Страница, на которой стоит новая секция, одна.\\n---\\n\\n# Проба\\n\\n' + words + '\\n');
  const problems = await checkFile(openStore(root), file);
  return problems.filter(({ severity }) => severity === 'error').map(({ rule, field }) => rule + ' ' + field);
}
const store = openStore(root);
const index = store.index();
const editor = editorFiles(root);
const meetup = index.entries.find(({ url }) => url === '/meetups/on-2026-01-01');
writeFileSync('answer.json', JSON.stringify({
  problems: store.problems(),
  checked,
  entry: [meetup.type, languageOf(meetup)],
  neighbours: queries.neighbours(index, meetup),
  search: searchFacts(meetup),
  social: socialCard(meetup, index.site).label,
  editor: [...editor.keys()].filter((file) => file.includes('meetup')),
  quote: {
    problems: [await quoting('<PullQuote author="Малика">Слова.</PullQuote>'), await quoting('<PullQuote>Слова.</PullQuote>')],
    loaded: Object.keys(await loaders.PullQuote.load()),
    shown: 'PullQuote' in sectionComponents,
    takeover: takeoverOf('PullQuote', {}),
    editor: [...editor.values()].filter((text) => text.includes('<PullQuote')).length > 0,
  },
  guide: editor.get('pages/_reference.md').includes('### Встреча: \`pages/meetups/\`'),
}));
}, 60_000);
`;

let copy = '';
/** Runs a script in the copy and returns its output and errors. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  // Inside the project, so that its packages are found.
  copy = mkdtempSync(join('.cache', 'new-folders-'));
  for (const part of [
    'src',
    'mdx-components',
    'pages/_site',
    'pages/_404.mdx',
    'tests/content.ts',
    'tests/pages.ts',
    'tests/sampleSite.ts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(part, join(copy, part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  const own = join(copy, 'src/content/types', name);
  mkdirSync(own);
  for (const [file, text] of Object.entries(typeFolder)) writeFileSync(join(own, file), text);
  const ofSection = join(copy, 'mdx-components', section);
  mkdirSync(ofSection);
  for (const [file, text] of Object.entries(sectionFolder)) writeFileSync(join(ofSection, file), text);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('files of the type are read, listed, found, drawn, scaffolded and described; the section is checked, loaded and described', () => {
  writeFileSync(join(copy, 'question.test.ts'), question);
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    `import { sections } from './src/plugins/sections.ts';
export default { plugins: [sections()], test: { include: ['question.test.ts'] } };`,
  );
  const told = run('../../node_modules/vitest/vitest.mjs', 'run');
  const answer = join(copy, 'answer.json');
  expect(existsSync(answer), told).toBe(true);
  expect(JSON.parse(readFileSync(answer, 'utf8'))).toEqual({
    problems: [],
    checked: { rules: [], repairs: 0, isSame: true },
    entry: ['meetup', 'ru'],
    neighbours: { previous: null, next: { url: '/meetups/on-2026-02-02', title: 'Встреча 2026-02-02' } },
    search: {
      kind: 'Встреча',
      category: 'Родителям',
      icon: 'calendar-days',
      words: ['Родителям', '2026-01-01'],
    },
    social: 'Родителям',
    editor: ['.vscode/schemas/meetup.schema.json'],
    quote: {
      problems: [[], ['props/missing <PullQuote author>']],
      loaded: ['PullQuote'],
      shown: true,
      takeover: 'figure',
      editor: true,
    },
    guide: true,
  });
}, 120_000);

test('TypeScript knows them', () => {
  const config = {
    extends: './tsconfig.json',
    include: ['src/content', 'src/app', 'src/search', 'mdx-components', 'src/**/*.d.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(config));
  const use = `import type { Entry } from './entry.ts';
export const dayOf = (entry: Entry): string => (entry.type === 'meetup' ? entry.data.date : entry.data.title);
`;
  writeFileSync(join(copy, 'src/content/meetup-day.ts'), use);
  expect(
    run('../../node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.copy.json'),
  ).toBe('');
}, 120_000);
