import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { lines, openBrokenSite, png } from '../../tests/broken.ts';

/** What text copied from Word, chats and other programs contains, and slips around it: each is reported once. */
const site = openBrokenSite();
afterAll(site.close);

const post = 'pages/blog-single/first-lesson.mdx';
const good = (file: string) => readFileSync(`tests/fixtures/good/${file}`, 'utf8');
const head = {
  title: 'Первый урок в новой группе',
  description: 'Как начать курс, чтобы через неделю все помнили имена и правила.',
  category: 'Практика',
  date: '2025-10-16',
};
const write = (body: string, fields: object = {}) =>
  `---\n${Object.entries({ ...head, ...fields })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

/** Returns the problems of a text, without the file's name. */
const told = async (body: string, fields?: object) =>
  (await site.told('', { [post]: write(body, fields) })).map((line) =>
    line.replace('blog-single/first-lesson.mdx:', ''),
  );

/** Returns the text after its fixes. */
async function mended(body: string): Promise<string> {
  site.lay('', { [post]: write(body) });
  await site.fix();
  return site.read(post).split('\n---\n\n')[1]?.trimEnd() ?? '';
}

test.each([
  [
    'marks of chats and other programs, without a meaning here',
    [
      'Это __важно.',
      'Смотрите [[pricing]], [статью][1] и [журнал(/feature/digital-journal).',
      '![Доска](class.png “Подпись”)',
      '![Доска](class.png =300x200)',
      'а) Раз\nб) Два',
      'Конец абзаца.\n---',
      'Это важно[^1].',
      '[^1]: Так говорят.',
      '[^2]: К\u00a0этой ничего не ведёт.',
      'И\u00a0наоборот[^3].',
    ],
    [
      '8:5 mdx/stray-mark Знак «__» стоит без пары: читатель его увидит.',
      '10:10 mdx/stray-mark Ссылка или картинка показана как текст.',
      '10:30 mdx/stray-mark Ссылка или картинка показана как текст.',
      '10:37 mdx/stray-mark Ссылка или картинка показана как текст.',
      '12:10 mdx/stray-mark Ссылка или картинка показана как текст. [fix]',
      '14:10 mdx/stray-mark Ссылка или картинка показана как текст.',
      '16:1 mdx/stray-mark Это ещё не список: значок останется в тексте, строки склеятся. [fix]',
      '19:1 mdx/stray-mark Черта «---» прямо под текстом сделала его заголовком.',
      '22:10 mdx/leftover Сносок на сайте нет.',
    ],
  ],
  [
    'a tag without brackets, and a mistyped item, are one problem',
    [
      '[Callout kind="tip"]\nТекст.\n[/Callout]',
      '&lt;Callout kind="tip"&gt;\nТекст.',
      '<Steps heading="Шаги">\n  <Step title="Раз" icon="mail">Текст.</Step>\n  <Stepp title="Два" icon="mail">Текст.</Stepp>\n</Steps>',
    ],
    [
      '8:1 mdx/tag-in-sentence Тег <Callout> показан как текст.',
      '12:1 mdx/tag-in-sentence Тег <Callout> показан как текст.',
      '17:3 mdx/unknown-component Блока <Stepp> нет.',
    ],
  ],
  [
    'addresses with characters that do not belong to them',
    [
      '[Канал](t.me/daftar)',
      '[О нас](pages/about.mdx)',
      '[О нас]("/about")',
      '[О нас](\\about)',
      '[Доска](board.png)',
      '[Отчёт](sandbox:/mnt/data/a.pdf)',
      '[О нас](о нас)',
      '[О нас](<о нас>)',
    ],
    [
      '8:9 link/broken У адреса другого сайта «t.me/daftar» нет начала. [fix]',
      '10:9 link/broken Адрес «pages/about.mdx» не начинается с «/». [fix]',
      '12:9 link/broken Адрес «"/about"» не начинается с «/». [fix]',
      '14:9 link/broken Адрес «\\about» не начинается с «/». [fix]',
      '16:9 link/broken Ссылка ведёт на картинку: посетитель увидит только слова.',
      '18:9 link/broken Такая ссылка у посетителей не откроется: «sandbox:/mnt/data/a.pdf».',
      '22:10 link/broken Адрес «о нас» не начинается с «/».',
    ],
  ],
  [
    'a space in an address is reported, whatever follows',
    [
      'Смотрите ![Дети у доски](class room.jpg "Подпись").',
      'Смотрите ![Дети у доски](Фото класса (1).jpg).',
      '[прайс](/прайс лист.pdf "Прайс")',
      '[телефон](tel: +99871200)',
      '![Дети у доски](class room.jpg «Подпись»)',
      '[договор](Договор 2025.pdf)',
    ],
    [
      '8:26 mdx/stray-mark Ссылка или картинка показана как текст.',
      '10:26 mdx/stray-mark Ссылка или картинка показана как текст. [fix]',
      '12:9 mdx/stray-mark Ссылка или картинка показана как текст.',
      '14:11 mdx/stray-mark Ссылка или картинка показана как текст. [fix]',
      '16:17 mdx/stray-mark Ссылка или картинка показана как текст.',
      '18:11 mdx/stray-mark Ссылка или картинка показана как текст. [fix]',
    ],
  ],
  [
    '`src` of a section without pictures is not called a picture',
    ['<VideoBlock src="https://youtu.be/abc">\nКак это работает.\n</VideoBlock>'],
    [
      '8:1 props/missing Не хватает свойства «label» у <VideoBlock>.',
      '8:13 props/unknown Свойства «src» у <VideoBlock> нет.',
    ],
  ],
])('%s', async (_, parts, found) => {
  expect(await told(parts.join('\n\n'))).toEqual(found);
});

test('marks and tags in fields and props', async () => {
  const title = 'Первый <b>урок</b> в новой группе';
  const benefits = '["Оценки **видны** сразу", "Ещё [журнал](/feature/digital-journal)"]';
  expect(
    await told('<Callout title="**Важно** знать">Текст.</Callout>', { title, benefits }),
  ).toMatchInlineSnapshot(`
    [
      "2:15 mdx/stray-mark Разметка работает только в тексте страницы: здесь читатель увидит сами знаки.",
      "6:20 mdx/stray-mark Разметка работает только в тексте страницы: здесь читатель увидит сами знаки.",
      "6:43 mdx/stray-mark Разметка работает только в тексте страницы: здесь читатель увидит сами знаки.",
      "9:17 mdx/stray-mark Разметка работает только в тексте страницы: здесь читатель увидит сами знаки.",
    ]
  `);
});

test('spaces between sentences, doubled dots, and Uzbek letters', async () => {
  const text =
    'Готово.Дальше лучше.. В городе go’zal уроки. Есть Яндекс.Карты и «логин:пароль», итог:всё (см:ниже).';
  expect(await mended(text)).toBe(
    'Готово. Дальше лучше. В городе goʻzal уроки. Есть Яндекс.Карты и «логин:пароль», итог: всё (см: ниже).',
  );
});

test('an invalid address is reported once, with the better advice', async () => {
  expect(await told('Текст.', { action: '{ text: /contact, href: Написать }' })).toMatchInlineSnapshot(`
    [
      "6:33 link/broken Адрес «Написать» не начинается с «/».",
    ]
  `);
  expect(await told('Текст.', { action: '{ text: Написать, href: contact }' })).toMatchInlineSnapshot(`
    [
      "6:33 link/broken Адрес «contact» не начинается с «/». [fix]",
    ]
  `);
  const search = 'pages/_site/search.mdx';
  expect(
    await site.told('', { [search]: '---\nwords:\n  about:\n    - команда\n---\n' }),
  ).toMatchInlineSnapshot(`
    [
      "_site/search.mdx:3:3 link/broken Адрес «about» не начинается с «/». [fix]",
    ]
  `);
  expect(
    await site.told('', { [search]: '---\nwords:\n  кто мы:\n    - команда\n---\n' }),
  ).toMatchInlineSnapshot(`
    [
      "_site/search.mdx:3:3 link/broken Адрес «кто мы» не начинается с «/».",
    ]
  `);
});

test('one mistake in a field is one problem, in its file', async () => {
  const impact = '{ tutors: Видно, какие темы группа усваивает тяжело. }'.replace(', какие', ' какие');
  expect(
    await told('Текст.', { impact, description: 'Коротко.', tags: '[«урок», «правила»]' }),
  ).toMatchInlineSnapshot(`
    [
      "3:14 frontmatter/length Поле «description» слишком короткое: 8 знаков, наименьшее — 40.",
      "6:11 frontmatter/unknown-field Поля «impact.tutors» здесь нет. [fix]",
      "7:8 frontmatter/format 1-я строка поля «tags» записана не так: ««урок»».",
      "7:16 frontmatter/format 2-я строка поля «tags» записана не так: ««правила»».",
    ]
  `);
  expect(await told('Текст.', { authorImage: '/people/nobody.svg' })).toMatchInlineSnapshot(`
    [
      "6:14 image/missing Картинки «/people/nobody.svg» нет.",
    ]
  `);
});

test('--fix quotes an item with a colon', async () => {
  site.lay('', {
    [post]: write('Текст.', { benefits: '\n  - Оценки: видны сразу\n  - Итоги видны позже' }),
  });
  expect(lines((await site.fix()).problems)).toEqual([]);
  expect(site.read(post)).toContain('\n  - "Оценки: видны сразу"\n');
});

test('a menu entry copied with its name', async () => {
  const header = 'pages/_site/header.mdx';
  const source = good(header);
  const twin = source.replace('id: blog', 'id: about');
  expect(await site.told('', { [header]: twin })).toMatchInlineSnapshot(`
    [
      "_site/header.mdx:7:11 frontmatter/format Поле «id» в 3-й строке поля «menu» записано не так: «about».",
    ]
  `);
});

test('no picture is called unused while the settings cannot be read', async () => {
  const settings = 'pages/_site/settings.mdx';
  const source = good(settings);
  const found = await site.told('', {
    [settings]: source.replace('price: 50000', 'price: 50 000'),
    'public/film/daftar.jpg': Buffer.alloc(8),
  });
  expect(found.filter((line) => line.includes('image/'))).toEqual([]);
});

test('text below the fields of a site file, which is shown nowhere', async () => {
  const footer = 'pages/_site/footer.mdx';
  const source = good(footer);
  expect(
    await site.told('', { [footer]: `${source}\nЗаметка внизу.\n\n{/* для себя */}\n` }),
  ).toMatchInlineSnapshot(`
    [
      "_site/footer.mdx:15:1 mdx/unread Текст под полями этого файла на сайт не попадёт.",
    ]
  `);
  expect(await site.told('', { [footer]: `${source}\n{/* для себя */}\n` })).toEqual([]);
});

test('two entries with one place in the carousel', async () => {
  const journal = 'pages/feature/digital-journal.mdx';
  const source = good(journal).replace('order: ', 'carousel: 1\norder: ');
  const twin = source
    .replace('digital-journal', 'second-journal')
    .replace(/title: .*/, 'title: Второй журнал')
    .replace(
      /description: .*/,
      'description: Другое описание, которого хватает и поиску, и карточке в списке.',
    )
    .replace(/order: .*/, 'order: 9');
  const found = await site.told('', { [journal]: source, 'pages/feature/second-journal.mdx': twin });
  expect(found.filter((line) => line.includes('site/order'))).toMatchInlineSnapshot(`
    [
      "feature/second-journal.mdx:7:11 site/order Место 1 в карусели уже занято: его занимает pages/feature/digital-journal.mdx.",
    ]
  `);
});

test('items of a field without indentation are one problem', async () => {
  const impact = '\ntutor: Видно, что группа усваивает тяжело.\nstudent: Видно, что повторить дома.';
  expect(await told('Текст.', { impact })).toMatchInlineSnapshot(`
    [
      "7:1 frontmatter/yaml Поле сдвинуто влево. [fix]",
    ]
  `);
});

test('a bare URL of the site becomes a link to its page, in one run', async () => {
  expect(await told('[https://daftar.example/about](https://daftar.example/about)')).toMatchInlineSnapshot(`
    [
      "8:32 link/copied Ссылка на свой же сайт записана целиком: https://daftar.example/about. [fix]",
    ]
  `);
  expect(
    await mended('[https://daftar.example/about](https://daftar.example/about), <https://daftar.example>'),
  ).toBe('[https://daftar.example/about](/about), [https://daftar.example](/)');
});

test('a picture with spaces in its name is put into angle brackets', async () => {
  expect(await mended('![Дети у\u00a0доски](Фото класса (1).jpg)')).toBe(
    '![Дети у\u00a0доски](<Фото класса (1).jpg>)',
  );
  // As the name of an uploaded file is first typed, before the words about it.
  site.lay('', { [post]: write('![](Фото класса.heic)') });
  expect(await site.check()).toMatchObject([{ rule: 'mdx/stray-mark', fix: expect.anything() }]);
});

test('a page that names a video is told where the film is named', async () => {
  for (const named of ['src="https://youtu.be/abc"', 'id="abc"']) {
    site.lay('', { [post]: write(`<VideoBlock label="Смотреть" ${named}>\nТекст.\n</VideoBlock>`) });
    const hint = expect.stringContaining('pages/_site/settings.mdx');
    expect(await site.check()).toMatchObject([{ hint }]);
  }
});

test('an Uzbek name whose apostrophe ends the value', async () => {
  const body = [
    `<Callout kind="tip" title='O'zbekiston'>\nТекст.\n</Callout>`,
    `<CallToAction heading="Начните сейчас" action={{ text: 'Ma'no', href: '/about' }}>\nТекст.\n</CallToAction>`,
    '<Callout title="O"zbekiston">\nТекст.\n</Callout>',
  ].join('\n\n');
  expect(await told(body)).toMatchInlineSnapshot(`
    [
      "8:29 mdx/syntax Апостроф внутри слова закрыл значение. [fix]",
      "12:59 mdx/syntax Апостроф внутри слова закрыл значение.",
      "16:18 mdx/syntax Внутри значения стоит прямая кавычка " — значение на ней закончилось. [fix]",
    ]
  `);
  expect(await told('Текст.', { author: "'O'zbekiston'" })).toEqual([
    '6:11 frontmatter/yaml Апостроф внутри слова закрыл значение. [fix]',
  ]);
  const name = `<Callout title='O'zbekiston va G'uzor'>\nТекст.\n</Callout>`;
  expect(await mended(name)).toBe(`<Callout title='Oʻzbekiston va Gʻuzor'>\nТекст.\n</Callout>`);
});

test('tags for bold and italic become Markdown', async () => {
  expect(await mended('Слово <b>жирное</b>, <strong>оно</strong> же и <em>курсив</em>.')).toBe(
    'Слово **жирное**, **оно** же и *курсив*.',
  );
  expect(await mended('Слово <b> жирное</b>.')).toBe('Слово <b> жирное</b>.');
});

test.each(['Class.JPG', '/blog-single/class.jpg', 'pages/blog-single/class.jpg'])(
  'a picture beside the page as %s',
  async (src) => {
    site.lay('', {
      [post]: write(`![Дети у\u00a0доски](${src} «Урок»)`),
      'pages/blog-single/class.jpg': png(1600, 900),
    });
    await site.fix();
    expect(site.read(post)).toContain('![Дети у\u00a0доски](class.jpg "Урок")');
  },
);

test('a text without fields is shown the whole block, with its heading as the title', async () => {
  site.lay('', { [post]: '# Статья: о\u00a0чём\n\nТекст.\n' });
  const found = await site.check();
  expect(found.map(({ hint }) => hint)).toEqual([
    'Вставьте в\u00a0самое начало эти строки и\u00a0впишите значения вместо «…»:\n---\ntitle: "Статья: о\u00a0чём"\ndescription: …\ncategory: …\ndate: …\n---',
  ]);
  expect(await mended(`# ${head.title}\n\nТекст.`)).toBe('Текст.');
});

test('answers in words, in the fields', async () => {
  const fields = { tags: 'журнал, родители', aliases: 'staraya-statya', draft: 'да' };
  expect(await told('Текст.', fields)).toMatchInlineSnapshot(`
    [
      "6:7 frontmatter/type Поле «tags» — список, а здесь одна строка. [fix]",
      "7:10 frontmatter/type Поле «aliases» — список, а здесь одна строка. [fix]",
      "8:8 frontmatter/type В поле «draft» не тот вид значения. [fix]",
    ]
  `);
  await site.fix();
  expect(site.read(post)).toContain('tags: [журнал, родители]\naliases: [/staraya-statya]\ndraft: true\n');
});

test('a description that continues without indentation is not a field', async () => {
  site.lay('', {
    [post]: write('Текст.', {
      description:
        'Как мы начинаем курс, чтобы через неделю все помнили имена\nи\u00a0вот что: выходит всегда',
    }),
  });
  const found = await site.check();
  expect(found.map(({ line, hint }) => `${line} ${hint}`)).toEqual([
    expect.stringContaining('4 Если это продолжение текста выше, поставьте перед строкой два пробела'),
  ]);
});
