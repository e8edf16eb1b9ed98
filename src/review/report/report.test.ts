import { expect, test } from 'vitest';
import { emptyChange } from '../../../tests/review/empty-change.ts';
import { foundBlock } from '../compare/change.ts';
import type { BlockChange, PageChange, Review } from '../types.ts';
import { reportHtml } from './write.tsx';

const review: Review = {
  subject: {
    number: null,
    title: '<img src=x onerror=alert(1)>',
    branch: 'b',
    commit: '',
    link: null,
    baseCommit: null,
    committedAt: '2026-11-21T00:00:00Z',
  },
  basePath: '/pr-12/',
  production: 'https://daftar.example',
  notCompared: null,
  pageCount: 102,
  pages: [emptyChange('/about', 'О нас')],
  changes: [],
  unseen: [],
  findings: [],
  unpublished: [],
  notes: [],
};

test('the report claims nothing that was not checked, and no title becomes markup', () => {
  const unseen = reportHtml(review);
  expect(unseen).toContain('>0\u00a0изменений на\u00a01\u00a0странице из\u00a0102. ');
  expect(unseen).toContain('Доступность не\u00a0проверена.');
  expect(unseen).not.toContain('<img src=x');
  const shots = [
    {
      width: 390,
      before: null,
      after: 'a.jpg',
      pixels: null,
      from: null,
    },
  ];
  const seen = reportHtml({ ...review, pages: [{ ...emptyChange('/about', 'О нас'), shots }] });
  expect(seen).toContain('Нарушений доступности: 0, проверено страниц: 1. Снимки\u00a0— в\u00a0светлой теме');
  // Without scripts a button would do nothing.
  expect(seen).not.toContain('<button');
  const alone = reportHtml({ ...review, pages: [], notCompared: 'Папка не под git.' });
  expect(alone).toContain('Страницы не сравнивались.');
  expect(alone).not.toContain('Ни одна страница');
  expect(reportHtml({ ...review, pages: [] })).toContain('Ни одна страница не отличается');
  expect(alone).toContain('Доступность не\u00a0проверена.');
});

test('every link inside the report has a target', () => {
  const picture = { width: 390, before: null, after: 'a.webp', pixels: null, from: null };
  const marked = () =>
    foundBlock('style', 'кнопка', { region: 'main', at: { path: [], tag: 'a', text: 'Начать' } }).change;
  const words = foundBlock('changed', 'абзац', { runs: [{ op: 'add', text: 'в\u00a0тот же день' }] });
  const own = { ...emptyChange('/about', 'О нас'), blocks: [{ ...words.change, region: 'main' as const }] };
  // The first mark of its change is listed at the page that contains the cause.
  const shared = { ...emptyChange('/', 'Главная'), kind: 'shared' as const, blocks: [marked(), marked()] };
  const report = reportHtml({
    ...review,
    pages: [
      own,
      { ...shared, shots: [picture], axe: [{ rule: 'alt', help: 'Нет подписи', target: 'img' }] },
      { ...emptyChange('/tag', 'Метка'), kind: 'removed', blocks: [marked()] },
    ],
    unpublished: [{ url: '/about', draft: true, publishAt: null }],
    changes: [
      { id: '0', label: 'запись «О нас»', url: '/about', places: [0, 2].map((page) => ({ page, block: 0 })) },
      { id: '1', label: 'меню', url: null, places: [0, 1].map((page) => ({ page, block: page })) },
      { id: '2', label: 'замена слов', url: null, places: [{ page: 1, block: 0 }] },
    ],
  });
  const ids = new Set([...report.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...report.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  expect(ids).toContain('page-1');
  // Pictures are at the cause that fewest pages show.
  expect(report.indexOf('<h2>замена слов')).toBeLessThan(report.indexOf('id="page-1"'));
  expect(report).toContain('Нет подписи');
  expect(report).toContain('Из-за правки: <a href="#page-0">запись «О нас»</a>');
  // A list shows what changed, not only where.
  expect(report).toContain('<small>/about · черновик · +\u00a0в\u00a0тот же день</small>');
  expect(report).toContain('<code>/about · черновик</code>');
  // A change without words is named by the text of its block.
  expect(report).toContain('«Начать»');
  // No control is nested in another.
  expect(report).toContain('href="#cause-1"');
  expect(report).not.toMatch(/<summary[^>]*>(?:(?!<\/summary>).)*<a /);
});

test('problems are counted consistently', () => {
  const slip = { column: 3, rule: 'link/broken', severity: 'error' as const };
  const findings = [7, 9].map((line) => ({
    ...slip,
    file: 'pages/about.mdx',
    line,
    text: `Ссылка в строке ${line}.`,
  }));
  const html = reportHtml({ ...review, findings });
  expect(html).not.toContain('link/broken');
  expect(html).toContain(', новых проблем: 2.');
  expect(html.match(/<p>Ссылка в строке/g)).toHaveLength(findings.length);
  // The same sentence about several places is told once.
  const alike = findings.map((finding) => ({ ...finding, text: 'Страницы больше нет.' }));
  const told =
    '<code>pages/about.mdx:7</code>, <code>pages/about.mdx:9</code></small><p>Страницы больше нет.</p>';
  expect(reportHtml({ ...review, findings: alike })).toContain(told);
  // Without a base the former state is unknown.
  const alone = { ...review, findings, pages: [], notCompared: 'Папка не под git.' };
  expect(reportHtml(alone)).toContain(', проблем: 2.');
  expect(reportHtml(review)).not.toContain('проблем');
});

test('weight is reported with what made a page grow', () => {
  const heavy = { text: 'Картинка class.jpg добавила 30\u00a0КБ', source: null };
  const page = (url: string, more: Partial<PageChange>) => ({ ...emptyChange(url, url), ...more });
  const pages = [
    page('/grown', { weight: { before: 2048, after: 34_816, culprits: [heavy] } }),
    page('/lighter', { weight: { before: 4096, after: 3072, culprits: [] }, kind: 'shared' }),
    page('/new', { kind: 'added', isNew: true, weight: { before: null, after: 40_960, culprits: [] } }),
    page('/draft', { kind: 'added', weight: { before: null, after: 20_480, culprits: [] } }),
  ];
  const html = reportHtml({ ...review, pages });
  expect(html).toContain(
    '>0\u00a0изменений на\u00a03\u00a0страницах, из-за общих правок ещё на\u00a01 из\u00a0102.',
  );
  expect(html.match(/<h3>Вес[^<]*/g)).toEqual(['<h3>Вес: 2,0\u00a0КБ → 34\u00a0КБ']);
  expect(html).toContain(heavy.text);
});

test('pictures are unfolded if text does not describe all changes', () => {
  const shots = [{ width: 1280, before: 'b', after: 'a', pixels: 9, from: null }];
  const opens = (
    kind: BlockChange['kind'],
    more: Partial<BlockChange>,
    of: PageChange['kind'] = 'changed',
  ) => {
    const { change } = foundBlock(kind, 'абзац', { region: 'main', ...more });
    const page = { ...emptyChange('/about', 'О нас'), kind: of, blocks: [change], shots };
    const changes = [{ id: 'a', label: '', url: '/about', places: [{ page: 0, block: 0 }] }];
    return reportHtml({ ...review, pages: [page], changes }).includes('<details open="" data-mode');
  };
  const runs = [{ op: 'add' as const, text: 'слово' }];
  expect(opens('changed', { runs })).toBe(false);
  expect(opens('changed', { runs }, 'renamed')).toBe(false);
  expect(opens('changed', { runs }, 'added')).toBe(true);
  expect(opens('style', {})).toBe(true);
  expect(opens('moved', { runs })).toBe(true);
});

test('a picture that another page shows says which', () => {
  const crops = { before: 'b.webp', after: 'a.webp' };
  const draft = foundBlock('changed', 'свойство страницы', { region: 'head' }).change;
  const card = foundBlock('changed', 'карточка', { region: 'main', crops }).change;
  const pages = [
    { ...emptyChange('/about', 'О нас'), blocks: [draft] },
    { ...emptyChange('/blog', 'Блог'), kind: 'shared' as const, blocks: [card] },
  ];
  const of = (...at: number[]) => [
    { id: 'a', label: '', url: '/about', places: at.map((page) => ({ page, block: 0 })) },
  ];
  const told = 'На\u00a0странице «Блог»:';
  expect(reportHtml({ ...review, pages, changes: of(0, 1) })).toContain(told);
  expect(reportHtml({ ...review, pages, changes: of(1) })).not.toContain(told);
});

test('a card shows both pictures', () => {
  const card = { title: 'О нас', description: 'Раньше', picture: '/a.png' };
  const page = {
    ...emptyChange('/about', 'О нас'),
    card: { before: card, after: { ...card, picture: '/b.png' } },
  };
  const report = reportHtml({ ...review, pages: [page] });
  expect(report.match(/картинка для соцсетей/g)).toHaveLength(2);
});
