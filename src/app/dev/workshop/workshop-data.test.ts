import { expect, test } from 'vitest';
import { sections } from '../../../../mdx-components/index.ts';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../../tests/content.ts';
import type { Problem } from '../../../content/problems/problems.ts';
import { countWords } from '../../../content/reading-time.ts';
import { galleryData, splitExamples, usesOf } from './gallery-data.ts';
import { countImages, healthData } from './health-data.ts';
import { openWorkshop } from './workshop-pages.ts';

test('the gallery describes every name of the vocabulary, each prop with a Russian sentence', () => {
  const root = process.cwd();
  const { sections: shown } = galleryData(openStore(root, { mode: 'writers' }));
  const components = shown.flatMap((section) => section.components);
  expect(components.map(({ name }) => name).sort()).toEqual(Object.keys(sections).sort());
  const silent = components.flatMap(({ name, props }) =>
    props
      // Parts of an object may be explained with it.
      .filter((prop) => !prop.name.includes('.') && !/[а-я]/i.test(prop.description))
      .map((prop) => `${name}.${prop.name}`),
  );
  expect(silent).toEqual([]);
  const bare = shown.filter(({ examples }) => examples.length === 0).map(({ name }) => name);
  expect(bare).toEqual([]);
  expect(shown.find(({ name }) => name === 'Faq')?.components[0]?.name).toBe('Faq');
});

test('examples are split at top-level tags; text before a tag belongs to it', () => {
  expect(splitExamples('<A />\n\n<B>\n  <C />\n</B>\n')).toEqual(['<A />', '<B>\n  <C />\n</B>']);
  expect(splitExamples('Слова.\n\n<A />\n')).toEqual(['Слова.\n\n<A />']);
});

const page = mdx(
  samples.page,
  '<Faq heading="Вопросы">\n  <Question title="Да?">Нет.</Question>\n</Faq>\n\n```mdx\n<Faq />\n```\n',
);
const files = {
  ...siteFileTexts,
  'pages/index.mdx': page,
  'pages/about.mdx': mdx({ ...samples.page, draft: true }),
};

test('uses are pages with lines; code blocks and other names do not count', () =>
  inTempSite(files, ({ root }) => {
    const store = openStore(root, { mode: 'writers' });
    const uses = usesOf(['Faq'], [...store.files.values()]);
    expect(uses.map(({ url, lines }) => [url, lines])).toEqual([['/', [6]]]);
    expect(usesOf(['Fa'], [...store.files.values()])).toEqual([]);
  }));

test('words are what a visitor reads', () => {
  expect(
    countWords('---\ntitle: А\n---\n<Hero heading="Вся учёба" />\n\nДва слова, [ссылка](/about).', {}),
  ).toBe(5);
  expect(countWords('', { benefits: ['Оценки видны родителям сразу'], slug: 'x' })).toBe(4);
  expect(countImages('![а](/a.png)\n<About scene="quiz" />\n')).toBe(2);
});

test('the health page lists the problems, stage, size and last change of every entry', () =>
  inTempSite(files, ({ root }) => {
    const store = openStore(root, { mode: 'writers', today: '2026-11-30' });
    const warning = { line: 3, column: 1, field: null, what: 'Слишком длинно.', expected: '', hint: '' };
    const problems: Problem[] = [
      { ...warning, file: 'pages/index.mdx', rule: 'x/y', severity: 'warning' },
      { ...warning, file: 'pages/_site/header.mdx', rule: 'x/y', severity: 'error' },
    ];
    const dates = new Map([['pages/index.mdx', '2026-11-01T10:00:00+05:00']]);
    const entries = healthData(store, { problems, dates, weightOf: () => 1234 });
    const shown = entries.map(({ url, stage, problems, changed, weight }) => [
      url,
      stage,
      problems?.map(({ severity }) => severity),
      changed,
      weight,
    ]);
    expect(shown).toEqual([
      ['/404', null, [], null, 1234],
      ['/about', 'draft', [], null, 1234],
      ['/', null, ['warning'], '2026-11-01', 1234],
      // Not a page, but included so that the check's list is complete.
      ['', null, ['error'], null, null],
    ]);
    const [first] = healthData(store, { problems: null, dates, weightOf: () => null });
    expect(first?.problems, 'before the first check').toBeNull();
  }));

test('every broken fragment of a page is marked on the health page', () => {
  const fragment = (slug: string, order: number) =>
    mdx({ ...samples.privacy, title: `Раздел ${slug}`, slug, order, icon: 'bok-open' });
  const privacy = {
    'pages/privacy.mdx': mdx({ ...samples.page, prose: true }, '<PolicySections />\n'),
    'pages/privacy/first.mdx': fragment('first', 1),
    'pages/privacy/second.mdx': fragment('second', 2),
  };
  return inTempSite({ ...files, ...privacy }, ({ root }) => {
    const store = openStore(root, { mode: 'writers' });
    const entries = healthData(store, { problems: store.problems(), dates: new Map(), weightOf: () => null });
    const broken = entries.filter(({ stage }) => stage === 'broken');
    expect(broken.map(({ file }) => file)).toEqual(['pages/privacy/first.mdx', 'pages/privacy/second.mdx']);
  });
});

test("writers' own pages have addresses, and production knows none of them", () =>
  inTempSite(files, ({ root }) => {
    const store = openStore(root, { mode: 'writers' });
    openWorkshop(store);
    expect(Object.keys(store.index().writers?.workshop ?? {})).toEqual(['/_components', '/_health']);
    const production = openStore(root);
    openWorkshop(production);
    expect(production.index().writers).toBeUndefined();
  }));
