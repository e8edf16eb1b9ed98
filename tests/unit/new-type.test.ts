import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Adds a type of entry to a copy of the project: one new folder. Everything else must then know it by itself, TypeScript too. */
const name = 'event';
const folder = {
  'schema.ts': `import { z } from 'zod';
import { day } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';

export const eventSchema = z.strictObject({
  ...common,
  slug: about.slug,
  category: about.category,
  day: day('День встречи ГГГГ-ММ-ДД.'),
});
`,
  'index.ts': `import { definePageType } from '../entry-type.ts';
import type { PageCard } from '../page/card.ts';
import { russian } from '../scaffold.ts';
import { eventSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    event: { schema: typeof eventSchema; card: PageCard };
  }
}

export const type = definePageType<'event'>({
  name: 'event',
  folder: 'events',
  place: 9,
  schema: eventSchema,
  names: { one: 'Встреча', what: 'встреча с родителями', command: 'event' },
  list: '/events',
  template: 'none',
  order: (a, b) => a.data.day.localeCompare(b.data.day),
  card: ({ url, data }) => ({ url, title: data.title }),
  isLong: () => false,
  hasHeading: () => true,
  search: { icon: 'calendar-days', words: ({ day }) => [day] },
  social: ({ data }) => ({ label: data.category, accent: 'parents', icon: 'calendar-days' }),
  weight: 'text',
  scaffold: {
    sample: (facts) => ({ ...russian(facts), day: facts.today }),
    body: () => 'Замените рассказом о встрече.\\n',
  },
});
`,
};

/** What the project says of the new type, asked in the copy by a test of its own: Vitest loads modules as the build does. */
const question = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { socialCard } from './src/app/social-card.ts';
import { searchFacts } from './src/app/search-facts.ts';
import { queries } from './src/content/queries/queries.ts';
import { openStore } from './tests/content.ts';
import { languageOf } from './src/content/types/index.ts';
import { editorFiles } from './src/writer/editor/files.ts';
import { planFile } from './src/writer/new/plan.ts';

test('asked', () => {
const root = process.cwd();
mkdirSync('pages/events', { recursive: true });
for (const day of ['2026-02-02', '2026-01-01']) {
  const title = 'Встреча ' + day;
  const { file, text } = planFile({ kind: 'event', title, category: 'Родителям', slug: 'on-' + day }, openStore(root), day);
  writeFileSync(file, text.replace('draft: true', 'draft: false'));
}
const store = openStore(root);
const index = store.index();
const event = index.entries.find(({ url }) => url === '/events/on-2026-01-01');
writeFileSync('answer.json', JSON.stringify({
  problems: store.problems(),
  entry: [event.type, languageOf(event)],
  neighbours: queries.neighbours(index, event),
  search: searchFacts(event),
  social: socialCard(event, index.site).label,
  editor: [...editorFiles(root).keys()].filter((file) => file.includes('event')),
  guide: editorFiles(root).get('pages/_reference.md').includes('### Встреча: \`pages/events/\`'),
}));
}, 60_000);
`;

let copy = '';
/** Runs a script in the copy; what it prints, complaints too. */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  // Below the project, so that its packages are found.
  copy = mkdtempSync(join('.cache', 'new-type-'));
  for (const part of [
    'src',
    'mdx-components',
    'pages',
    'tests/content.ts',
    'tests/pages.ts',
    'tests/sampleSite.ts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(part, join(copy, part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  const own = join(copy, 'src/content/types', name);
  mkdirSync(own);
  for (const [file, text] of Object.entries(folder)) writeFileSync(join(own, file), text);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('its files are read, listed, found, drawn, scaffolded and described', () => {
  writeFileSync(join(copy, 'question.test.ts'), question);
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    `import { entries } from './src/plugins/content/entries.ts';
import { sections } from './src/plugins/content/sections.ts';
export default { plugins: [entries(), sections()], test: { include: ['question.test.ts'] } };`,
  );
  const told = run('../../node_modules/vitest/vitest.mjs', 'run');
  const answer = join(copy, 'answer.json');
  expect(existsSync(answer), told).toBe(true);
  expect(JSON.parse(readFileSync(answer, 'utf8'))).toEqual({
    problems: [],
    entry: ['event', 'ru'],
    neighbours: { previous: null, next: { url: '/events/on-2026-02-02', title: 'Встреча 2026-02-02' } },
    search: {
      ...{ kind: 'Встреча', category: 'Родителям', icon: 'calendar-days' },
      words: ['Родителям', '2026-01-01'],
    },
    social: 'Родителям',
    editor: ['.vscode/schemas/event.schema.json'],
    guide: true,
  });
}, 120_000);

test('TypeScript knows it', () => {
  const config = {
    extends: './tsconfig.json',
    include: ['src/content', 'src/app', 'src/search', 'src/**/*.d.ts'],
  };
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(config));
  const use = `import type { Entry } from './entry.ts';
export const dayOf = (entry: Entry): string => (entry.type === 'event' ? entry.data.day : entry.data.title);
`;
  writeFileSync(join(copy, 'src/content/event-day.ts'), use);
  expect(run('../../node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.copy.json')).toBe('');
}, 120_000);
