import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { sampleFields } from '../src/check/new/plan.ts';
import { readContentFile } from '../src/content/content-file.ts';
import { fieldSchema } from '../src/content/problems/field-schema.ts';
import { type Problem, place, sentence } from '../src/content/problems/problems.ts';
import { ContentStore, type StoreOptions } from '../src/content/store.ts';
import { entryTypes, languageOfFile } from '../src/content/types/index.ts';
import type { ContentType } from '../src/content/types/schemas.ts';
import { contentFiles } from './pages.ts';
import { sampleSite } from './sampleSite.ts';

const common = {
  title: 'Образец записи',
  description: 'Описание образца, которого хватает и поиску, и карточке в списке записей.',
};
const ordered = { ...common, slug: 'sample', order: 1 };

/** The least valid frontmatter of the types that tests use by name. */
const known = {
  page: common,
  feature: {
    ...ordered,
    category: 'tutors',
    audience: 'tutors',
    icon: 'book-open',
    scene: 'gradebook',
    tagline: 'Оценки в одной таблице',
    benefits: ['Первое преимущество', 'Второе преимущество', 'Третье преимущество'],
    impact: { tutor: 'Вечер остаётся свободным от таблиц.' },
  },
  post: { ...common, category: 'Практика', date: '2025-10-28' },
  portfolio: {
    ...ordered,
    category: 'technology',
    sub: 'A subtitle',
    industry: 'Retail',
    country: 'Norway',
    technologies: ['SQL'],
    thumb1: 'Web',
    thumb2: 'Data',
    scene: 'analytics',
  },
  member: { ...ordered, role: 'Director', skills: [{ title: 'Planning', value: 98 }] },
  service: {
    ...ordered,
    icon: 'cloud',
    scene: 'transfer',
    features: ['Audit first', 'Plan second', 'Support third'],
  },
  center: {
    ...common,
    slug: 'sample',
    city: 'Ташкент',
    address: 'улица Чинорли, дом 12',
    since: 2015,
    groups: 10,
    tutors: 12,
    students: 150,
    subjects: ['Математика'],
    scene: 'center-page',
  },
  ...sampleSite,
  search: { words: { '/pricing': ['сколько стоит'] } },
} satisfies Partial<Record<ContentType, object>>;

/** Returns the frontmatter of a new file, every field filled. */
export function fullSample({ name, schema }: (typeof entryTypes)[number]): object {
  const [category = 'Практика'] = fieldSchema(schema).properties?.category?.enum ?? [];
  const facts = { title: `Образец записи ${name}`, slug: 'sample', category, order: 1, today: '2025-10-28' };
  return sampleFields(fieldSchema(schema), facts, languageOfFile(name, false));
}

/** Returns a type's required fields, taken from its full sample. */
function leastSample(type: (typeof entryTypes)[number]): object {
  const { required = [] } = fieldSchema(type.schema);
  return Object.fromEntries(Object.entries(fullSample(type)).filter(([name]) => required.includes(name)));
}

/** The least valid frontmatter of every content type. */
export const samples = {
  ...Object.fromEntries(entryTypes.map((type) => [type.name, leastSample(type)])),
  ...known,
} as Record<ContentType, object> & typeof known;

/** Returns a file's text: frontmatter and body. */
export const mdx = (fields: object, body = 'Текст.\n') =>
  `---\n${Object.keys(fields).length > 0 ? stringify(fields) : ''}---\n\n${body}`;

/** Returns problems as a writer reads them, one per line. */
export const report = (problems: readonly Problem[]) =>
  problems.map((problem) => `${place(problem)} [${problem.rule}] ${sentence(problem)}`);

/** The files that every site needs. */
export const siteFileTexts = {
  'pages/_site/settings.mdx': mdx(sampleSite.settings),
  'pages/_site/header.mdx': mdx(sampleSite.header),
  'pages/_site/footer.mdx': mdx(sampleSite.footer),
  'pages/_404.mdx': mdx({ ...common, title: 'Страница не найдена' }),
};

/** Returns the content store of a folder on disk. */
export const openStore = (root: string, options: StoreOptions = {}): ContentStore =>
  new ContentStore(
    root,
    contentFiles(root).flatMap((file) => readContentFile(root, file) ?? []),
    options,
  );

/** Returns the addresses of a store's pages, except the not-found pages. */
export const addressesIn = (store: ContentStore): string[] =>
  store
    .index()
    .entries.filter(({ notFound }) => !notFound)
    .map(({ url }) => url);

/** A project folder on disk for one test. */
export interface TempSite {
  root: string;
  write: (file: string, text: string | Uint8Array) => void;
  remove: (file: string) => void;
}

/** Runs a test in a temporary folder holding these files, then removes it. */
export async function inTempSite(
  files: Record<string, string>,
  test: (site: TempSite) => void | Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    for (const [file, text] of Object.entries(files)) write(file, text);
    await test({ root, write, remove: (file) => rmSync(join(root, file)) });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
