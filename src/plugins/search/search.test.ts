import { describe, expect, it } from 'vitest';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import { distance } from '../../content/problems/suggest.ts';
import { isIndexed } from '../../content/types/index.ts';
import { fromLatinKeys } from '../../search/candidates.ts';
import { createEngine } from '../../search/engine.ts';
import { excerpt, type Pieces } from '../../search/excerpt.ts';
import { groupOf, type PageText } from '../../search/format.ts';
import { stem, stems } from '../../search/stem.ts';
import { queryWords } from '../../search/words.ts';
import { sectionsOf } from './extract.ts';
import { type IndexedPage, makeIndex, withoutFixtures } from './make-index.ts';
import { searchedEntries } from './write-index.ts';

describe('a stem', () => {
  // Rows of the algorithm's own vocabulary (snowballstem.org) and of this site.
  it.each([
    ['вагонам', 'вагон'],
    ['важнейшая', 'важн'],
    ['важности', 'важност'],
    ['возможность', 'возможн'],
    ['длинный', 'длин'],
    ['обыкновеннейшие', 'обыкновен'],
    ['валялась', 'валя'],
    ['павлиний', 'павлин'],
    ['падшего', 'падш'],
    ['подумал', 'подума'],
    ['прочитавши', 'прочита'],
    ['журналами', 'журнал'],
    ['родителям', 'родител'],
    ['расписанием', 'расписан'],
    ['erp', 'erp'],
    ['взгл', 'взгл'],
  ])('of %s is %s', (word, expected) => expect(stem(word)).toBe(expected));

  it('is shared by all forms of a word', () => {
    const forms = 'журнал журнала журналу журналом журнале журналы журналов журналам журналами журналах';
    for (const form of forms.split(' ')) expect(stems(form)).toContain('журнал');
  });

  it.each([
    ['списк', 'список списка списком списки списков'],
    ['оценк', 'оценка оценки оценке оценок оценками'],
    ['уровн', 'уровень уровня уровни уровней'],
    ['образц', 'образец образца образцы образцов'],
  ])('is shared by forms with and without a fleeting vowel: %s', (shared, forms) => {
    for (const form of forms.split(' ')) expect(stems(form)).toContain(shared);
  });
});

it('tolerates typos: a letter changed, swapped or missing, and the wrong keyboard layout', () => {
  expect(distance('распесание', 'расписание', 2)).toBe(1);
  expect(distance('журанл', 'журнал', 1)).toBe(1);
  expect(distance('урок', 'журнал', 2)).toBe(3);
  expect(fromLatinKeys(';ehyfk')).toBe('журнал');
});

it('drops stop words of a query unless there are no others', () => {
  expect(queryWords('Что такое «ЕЖЕДНЕВНЫЙ отчёт»')).toEqual(['такое', 'ежедневный', 'отчет']);
  expect(queryWords('и')).toEqual(['и']);
});

const html = `<main id="content"><h1>Журнал</h1><p><span>Анна Ли<span>, методист</span></span> </p><p>Оценки <!-- --><strong>за урок</strong>, всегда.</p><a data-variant="primary" href="/register"><span>Начать</span></a>
<nav><!--$--><a>Меню<!-- --> и ещё</a><!--/$--></nav><svg><text>10</text></svg><div aria-hidden="true"><p>сцена</p></div>
<section id="why"><h2>Зачем это</h2><p>Родители видят по&shy;сещаемость&nbsp;&amp; темы</p></section>
<details><summary>А если нет?</summary><p>Тогда позже.</p></details><h3>Дальше</h3><a data-variant="primary" href="/register"><svg></svg> <span>Спросить нас</span></a><p>О чём угодно.</p><h3 id="more">Ещё</h3><ul><li>раз</li><li>два</li></ul><a href="mailto:a@site.uz">a@site.uz</a><a href="/contact">Контакты</a><table><tr><th>Срок</th><td>за 7 дней</td><td>Цены</td></tr></table></main><footer>подвал</footer>`;

it('reads a page from heading to heading, with anchors and without pictures, menus, controls, comments', () => {
  const [first, ...rest] = sectionsOf(html.replace('&shy;', '\u00ad').replace('&nbsp;', '\u00a0'));
  expect(first).toEqual({ text: 'Анна Ли, методист · Оценки за урок, всегда.' });
  expect(rest).toEqual([
    { id: 'why', heading: 'Зачем это', text: 'Родители видят посещаемость\u00a0& темы' },
    { after: 'Тогда', isAnswer: true, heading: 'А если нет?', text: 'Тогда позже.' },
    // A text fragment needs the next words on the page, in this case those of a button.
    { after: 'Спросить', heading: 'Дальше', text: 'О чём угодно.' },
    { id: 'more', heading: 'Ещё', text: 'раз · два · a@site.uz Контакты Срок · за 7 дней · Цены' },
  ]);
});

it('a page with many paragraphs does not take minutes', () => {
  const [{ text } = { text: '' }] = sectionsOf(`<main>${'<p>Слово и дело</p>'.repeat(16_000)}</main>`);
  expect(text.split(' · ')).toHaveLength(16_000);
});

const page = (url: string, title: string, ...sections: PageText['sections']): IndexedPage => ({
  group: groupOf('page', 'ru'),
  url,
  title,
  kind: 'Страница',
  icon: 'file-text',
  description: `Страница о том, что такое ${title.toLowerCase()}.`,
  sections: [{ text: '' }, ...sections],
});
const call = { heading: 'Попробуйте', text: 'Начните сегодня и расписание готово' };
const pages = withoutFixtures([
  page(
    '/journal',
    'Цифровой журнал',
    { id: 'marks', heading: 'Оценки', text: 'Журнал хранит оценки.' },
    call,
  ),
  {
    ...page('/school', 'Центрам', {
      heading: 'Можно без карты?',
      after: 'Да. Банк не нужен.',
      isAnswer: true,
      text: 'Да. Банк не нужен.',
    }),
    synonyms: ['тариф', 'кто мы'],
  },
  page(
    '/schedule',
    'Онлайн-расписание',
    { heading: 'Неделя', after: 'Все уроки', text: 'Все уроки недели.' },
    call,
  ),
  page('/pricing', 'Тарифы', { id: 'tutor', heading: 'Репетитор', text: 'Цена — 50 000 сум в месяц.' }, call),
  page(
    '/about',
    'О нас',
    { heading: 'Команда', after: 'Мы делаем', text: 'Мы делаем журналы и расписания.' },
    call,
  ),
]);
const { files } = makeIndex(pages);
const engine = createEngine(async (name) => JSON.parse(files.get(name) ?? ''));
const found = async (query: string) =>
  (await engine.search(query)).results.map(({ url }) => decodeURIComponent(url));
// A heading without an anchor is found by its words and the next ones.
const team = '/about#:~:text=Команда,-Мы делаем';
const week = '/schedule#:~:text=Неделя,-Все уроки';
const shown = (text: Pieces) => text.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('');

describe('a query', () => {
  it.each([
    ['журнала', ['/journal', team]],
    ['Журналы', ['/journal', team]],
    ['распис', ['/schedule', team]],
    ['цена репетитора', ['/pricing#tutor']],
    ['журанл', ['/journal', team]],
    // Eight letters may have two typos.
    ['распесон', ['/schedule', team]],
    [';ehyfk', ['/journal', team]],
    // A page with only one of the words is kept while there are few results.
    ['оценка в журнале', ['/journal#marks', team]],
    ['уроки и цена', [week, '/pricing#tutor']],
    // A writer's word is answered by its page first, in any form and in Latin letters, but not by it alone.
    ['тарифы', ['/school', '/pricing']],
    ['tarif', ['/school', '/pricing']],
    ['кто мы', ['/school']],
    // A closed answer opens at its own words; browsers that look at open text only find the question.
    ['без карты', ['/school#:~:text=Да. Банк не нужен.&text=Можно без карты?']],
    ['фырк', []],
    // Another letter in a stem of three makes another word: «цена».
    ['вена', []],
    ['', []],
    ['?!', []],
  ])('«%s» finds %j', async (query, urls) => expect(await found(query)).toEqual(urls));

  it('says if only similar words were found, and marks them', async () => {
    const exact = await engine.search('оценки');
    const [first] = exact.results;
    expect([exact.similar, shown(first?.title ?? []), shown(first?.heading ?? [])]).toEqual([
      false,
      'Цифровой журнал',
      '[Оценки]',
    ]);
    expect(shown(first?.excerpt ?? [])).toBe('Журнал хранит [оценки].');
    expect((await engine.search('аценки')).similar).toBe(true);
    const { results, total } = await engine.search('журнал', undefined, 1);
    expect([results.length, total]).toEqual([1, 2]);
  });

  it('finds only the pages of its group', async () => {
    expect((await engine.search('журнал', groupOf('page', 'ru'))).total).toBe(2);
    expect((await engine.search('журнал', groupOf('post', 'ru'))).results).toEqual([]);
  });
});

it('cuts an excerpt around the found words, at word boundaries', () => {
  const text = `${'Начало. '.repeat(40)}Здесь журнал и рядом оценки. ${'Конец. '.repeat(40)}`;
  const cut = shown(excerpt(text, new Set(['журнал', stem('оценки')])));
  expect(cut).toContain('Здесь [журнал] и рядом [оценки].');
  expect(cut.length).toBeLessThan(180);
  expect(cut).toMatch(/^…\u00a0\S.*\u00a0…$/);
});

it('does not find an unlisted page, nor do search engines', () => {
  const files = {
    ...siteFileTexts,
    'pages/about.mdx': mdx(samples.page),
    'pages/promo.mdx': mdx({ ...samples.page, title: 'Скидка', unlisted: true }),
  };
  return inTempSite(files, ({ root }) => {
    const index = openStore(root).index();
    const entryAt = (url: string) => index.entries.filter((entry) => entry.url === url);
    expect(['/about', '/promo'].map((url) => entryAt(url).map(isIndexed))).toEqual([[true], [false]]);
    expect(searchedEntries(index).map(({ url }) => url)).toEqual(['/about']);
  });
});
