import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';
import { mdx, samples } from '../../tests/content.ts';

/** Slips in texts and markup that need more than a folder of tests/fixtures/broken (broken.test.ts). */
const site = openBrokenSite();
afterAll(site.close);

test('leftovers of Word, and typing mistakes', async () => {
  const page = (title: string, text: string) =>
    mdx(
      { ...samples.page, title, description: `${title}: о чём эта страница, одним предложением для поиска.` },
      `<PageBanner heading="Кто мы" />\n\n${text}\n`,
    );
  const files = {
    'pages/about.mdx': page(
      'О нас',
      'Он сказал: “Готово”, и ушёл.\n\n(Все тарифы)[/pricing], [Тарифы](pricing.mdx#one).',
    ),
    'pages/words.mdx': page(
      'Слова',
      '[Свод законов](www.lex.uz), [Тарифы школы](), [наши тарифы](javascript:alert(1)).\n\nЗвоните: 8 (71) 200-00-01 или 71 200 00 01, [по этой ссылке](tel:+998712000001).',
    ),
    'pages/price.mdx': page(
      'Цены',
      'Тариф стоит 60000 сум в месяц, 60000 суммы нет.\n\nЗа год вышло 12 345 67 89. [Наши цены](/price).',
    ),
    'pages/blog-single/later.mdx': mdx({ ...samples.post, date: '2099-01-01', draft: true }),
  };
  expect((await site.told('', files)).filter((line) => !/seo\/orphan/.test(line))).toMatchInlineSnapshot(`
    [
      "about.mdx:8:12 text/quotes Кавычки “ ” здесь английские. [fix]",
      "about.mdx:10:13 mdx/stray-mark Ссылка или картинка показана как текст.",
      "about.mdx:10:34 link/broken Адрес «pricing.mdx#one» не начинается с «/».",
      "price.mdx:2:1 site/orphan На страницу /price не ведёт ни одна ссылка. [remark]",
      "price.mdx:8:13 format/price Цена записана не так: «60000 сум». [fix]",
      "price.mdx:10:14 format/phone Телефон записан не так: «12 345 67 89». [fix]",
      "words.mdx:2:1 site/orphan На страницу /words не ведёт ни одна ссылка. [remark]",
      "words.mdx:8:16 link/broken У адреса другого сайта «www.lex.uz» нет начала. [fix]",
      "words.mdx:8:45 link/broken У ссылки нет адреса.",
      "words.mdx:8:47 mdx/code Ссылка запускает код, а не ведёт на страницу.",
      "words.mdx:10:10 format/phone Телефон записан не так: «8 (71) 200-00-01». [fix]",
      "words.mdx:10:31 format/phone Телефон записан не так: «71 200 00 01». [fix]",
      "words.mdx:10:45 link/vague Ссылка «по этой ссылке» не говорит, куда ведёт.",
      "words.mdx:10:62 facts/settings «tel:+998712000001» набрано прямо в ссылке: сменится в настройках — здесь останется старое. [fix]",
    ]
  `);
});

test('a total of features or posts, which the site can count itself', async () => {
  const text =
    '<PageBanner heading="Все 7 возможностей" />\n\n13 из 18 возможностей. О 21 возможности. Выберите 3 возможности, 10 000 возможностей.\n\nВ блоге 40 статей: прочтите 3 статьи из 12 статей.\n';
  const page = mdx({ ...samples.page, title: 'О нас' }, text);
  expect(
    (await site.told('', { 'pages/about.mdx': page })).filter((line) => line.includes('facts/')),
  ).toMatchInlineSnapshot(`
    [
      "about.mdx:6:26 facts/count «7 возможностей» — это число устареет, когда возможностей станет больше. [remark]",
      "about.mdx:8:7 facts/count «18 возможностей» — это число устареет, когда возможностей станет больше. [remark]",
      "about.mdx:8:26 facts/count «21 возможности» — это число устареет, когда возможностей станет больше. [remark]",
      "about.mdx:10:9 facts/count «40 статей» — это число устареет, когда статей станет больше. [remark]",
      "about.mdx:10:41 facts/count «12 статей» — это число устареет, когда статей станет больше. [remark]",
    ]
  `);
});

test('text that Markdown does not read as it was meant', async () => {
  const lines = [
    '• первый пункт\n• второй пункт',
    '1.Откройте журнал.\n2.Поставьте оценку.',
    '— Можно войти?\n— Войдите.',
    '[ ] позвонить\n[x] написать',
    '| Тариф | Цена |\n| Репетитор | договор |',
    '| Тариф | Цена | Срок |\n| --- | --- | --- |\n| Репетитор | договор |\n| Центр | договор | год |',
    '![Ученики у доски](мой класс.jpg)',
    '![Ученики у доски](C:\\class.jpg)',
    'Жур\u200bнал \u202eтут\u202c и\u0007 <u>всегда</u> под <b>рукой</b>.',
    'Здесь `код` и ещё `код, здесь ~~отменено~~ и ещё ~~отменено.',
    '````\nкод\n`````\n\n> ```\n> код\n> ```\n\n~~~\nкод\n```',
  ];
  const about = mdx(samples.page, `<PageBanner heading="Кто мы" />\n\n${lines.join('\n\n')}\n`);
  const late = `\n${mdx({ ...samples.page, title: 'Поля' }, 'Дата 2025-10-28 и слово gradbook.')}`;
  const files = {
    'pages/about.mdx': about,
    'pages/late.mdx': late,
    'pages/dash.mdx': late.trim().replace('---', '—'),
  };
  expect(await site.told('', files)).toMatchInlineSnapshot(`
    [
      "about.mdx:8:1 mdx/stray-mark Это ещё не список: значок останется в тексте, строки склеятся. [fix]",
      "about.mdx:11:1 mdx/stray-mark После номера пункта нет пробела: списка не получится. [fix]",
      "about.mdx:17:1 mdx/stray-mark Это ещё не список: значок останется в тексте, строки склеятся. [fix]",
      "about.mdx:20:1 mdx/stray-mark Таблица не получилась: читатель увидит черты. [fix]",
      "about.mdx:25:1 mdx/table-cells В строке таблицы 2 клетки, а столбцов 3.",
      "about.mdx:28:20 mdx/stray-mark Ссылка или картинка показана как текст. [fix]",
      "about.mdx:30:1 image/missing «C:\\class.jpg» — место на вашем компьютере: у посетителей его нет.",
      "about.mdx:32:4 text/invisible Здесь стоит невидимый знак: слово с ним не найдёт поиск. [fix]",
      "about.mdx:32:9 text/invisible Здесь стоит невидимый знак: слово с ним не найдёт поиск. [fix]",
      "about.mdx:32:13 text/invisible Здесь стоит невидимый знак: слово с ним не найдёт поиск. [fix]",
      "about.mdx:32:16 text/invisible Здесь стоит невидимый знак: слово с ним не найдёт поиск. [fix]",
      "about.mdx:32:18 mdx/unknown-component Тег <u> здесь нельзя использовать.",
      "about.mdx:32:36 mdx/unknown-component Тег <b> здесь нельзя использовать. [fix]",
      "about.mdx:34:19 mdx/stray-mark Знак «\`» стоит без пары: читатель его увидит.",
      "about.mdx:34:50 mdx/stray-mark Знак «~~» стоит без пары: читатель его увидит.",
      "about.mdx:44:1 mdx/open-code Блок кода не закрыт: до конца страницы всё показано как код.",
      "dash.mdx:1:1 frontmatter/fence Поля начинаются не со строки «---». [fix]",
      "dash.mdx:1:1 heading/main У страницы нет главного заголовка.",
      "dash.mdx:2:1 site/orphan На страницу /dash не ведёт ни одна ссылка. [remark]",
      "dash.mdx:3:14 seo/duplicate-description Такое описание уже есть: у страницы pages/about.mdx.",
      "dash.mdx:6:6 format/date Дата записана не для чтения: «2025-10-28». [fix]",
      "dash.mdx:6:25 text/spelling Слова «gradbook» нет в словаре.",
      "late.mdx:1:1 frontmatter/fence Поля начинаются не со строки «---». [fix]",
      "late.mdx:1:1 heading/main У страницы нет главного заголовка.",
      "late.mdx:3:8 entry/copy Похоже на копию — такие название и описание уже есть: у страницы pages/dash.mdx.",
      "late.mdx:7:6 format/date Дата записана не для чтения: «2025-10-28». [fix]",
      "late.mdx:7:25 text/spelling Слова «gradbook» нет в словаре.",
    ]
  `);
});

test('text right below a table is not called a row without cells', async () => {
  const table = '| Тариф | Цена |\n| --- | --- |\n| Центр |\nИ это всё о ценах.';
  site.lay('', {
    'pages/about.mdx': mdx(samples.page, `<PageBanner heading="Кто мы" />\n\n${table}\n`),
  });
  const found = await site.check();
  expect(found.flatMap(({ rule, hint }) => (rule === 'mdx/table-cells' ? hint : []))).toEqual([
    'Допишите клетку; пустую тоже отделяют чертой: «| Репетитор | |».',
    'Если это текст под таблицей, поставьте перед ним пустую строку.',
  ]);
});

test('code that looks like a value, what HTML tags may not have, a note that nothing leads to, a second block of fields', async () => {
  const head =
    '---\ntitle: О нас\ndescription: Кто делает платформу, зачем и каких правил держится команда.\n---\n\n';
  const body =
    '<Callout title={/а/}>Текст <mark style="color: red">с меткой</mark>.</Callout>\n\nРаз<br>два</br>.\n\n[^1]: Закон.\n\n---\ntitle: О нас\n---\n';
  const told = await site.told('', {
    'pages/about.mdx': `${head}<PageBanner heading="Кто мы" />\n\n${body}`,
  });
  expect(told).toEqual([
    'about.mdx:8:10 mdx/code Выражение {/а/} нельзя выполнить.',
    'about.mdx:8:34 mdx/code У тега <mark> не может быть «style».',
    'about.mdx:10:4 mdx/unknown-component Тег <br> здесь нельзя использовать.',
    'about.mdx:12:1 mdx/leftover Сносок на сайте нет.',
    'about.mdx:15:1 mdx/stray-mark Черта «---» прямо под текстом сделала его заголовком.',
  ]);
});

test('missing props are shown as they are written', async () => {
  const sections = [
    '<Counters>\n<Counter icon="users">Ученики.</Counter>\n<Counter value={5}>Ученики.</Counter>\n</Counters>',
    '<CallToAction heading="Начните" action={{ href: \'/contact\' }}>\nТекст.\n</CallToAction>',
    '<CallToAction heading="Начните">\nТекст.\n</CallToAction>',
    '<Day heading="Один день" lead="День четырёх человек.">\n</Day>',
  ];
  site.lay('', { 'pages/about.mdx': mdx(samples.page, sections.join('\n\n')) });
  const told = (await site.check()).filter(({ rule }) => rule === 'props/missing');
  expect(told.map(({ hint }) => hint.replaceAll('\u00a0', ' '))).toEqual([
    'Допишите в тег: value={…}.',
    'Допишите в тег: icon="…".',
    "Допишите в «action» через запятую: text: '…'.",
    "Допишите в тег: action={{ text: '…', href: '…' }}.",
    "Допишите в тег: people={[{ as: '…', name: '…', role: '…' }]}.",
  ]);
});
