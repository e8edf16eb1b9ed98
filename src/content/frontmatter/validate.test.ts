import { describe, expect, it } from 'vitest';
import { report, samples } from '../../../tests/content.ts';
import { type ContentType, schemas } from '../types/schemas.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { validate } from './validate.ts';

const check = (type: ContentType, yaml: string) => {
  const file = `pages/${type}.mdx`;
  return validate<(typeof schemas)[ContentType]>(
    schemas[type],
    file,
    parseFrontmatter(file, `---\n${yaml}---\n`),
  );
};
const reported = (type: ContentType, yaml: string) => report(check(type, yaml).problems);
const description = `description: ${samples.page.description}\n`;

describe('one field of a page', () => {
  const page = (yaml: string) => reported('page', `${description}${yaml}`);

  it.each([
    [
      '',
      'pages/page.mdx:1:1 [frontmatter/missing-field] Не хватает поля «title». Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков. Добавьте строку «title: …».',
    ],
    [
      'title:\n',
      'pages/page.mdx:3:7 [frontmatter/missing-field] Поле «title» пустое. Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков. Впишите значение.',
    ],
    [
      'title: О нас\nshortTitle:\n',
      'pages/page.mdx:4:12 [frontmatter/missing-field] Поле «shortTitle» пустое. Короткое название: для цепочки навигации, до 40 знаков. Пример: О нас. Впишите значение или удалите строку.',
    ],
    [
      'title: "   "\n',
      'pages/page.mdx:3:8 [frontmatter/length] Поле «title» слишком короткое: 0 знаков, наименьшее — 2. Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков.',
    ],
    [
      'title: О нас\nalises: [/a]\n',
      'pages/page.mdx:4:1 [frontmatter/unknown-field] Поля «alises» здесь нет. Возможно, вы имели в\u00a0виду «aliases».',
    ],
    [
      'title: О нас\nkeywords: журнал\n',
      `pages/page.mdx:4:1 [frontmatter/unknown-field] Поля «keywords» здесь нет. Есть поля: ${Object.keys(schemas.page.shape).join(', ')}.`,
    ],
    [
      'title: 2025\n',
      'pages/page.mdx:3:8 [frontmatter/type] В\u00a0поле «title» не тот вид значения. Нужно: текст. Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков. Возьмите значение в кавычки.',
    ],
    [
      'title: [О нас]\n',
      'pages/page.mdx:3:8 [frontmatter/type] В\u00a0поле «title» не тот вид значения. Нужно: текст. Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков. Со скобки начинается список: возьмите всё значение в\u00a0кавычки.',
    ],
    [
      'title: О нас\naliases: /home\n',
      'pages/page.mdx:4:10 [frontmatter/type] Поле «aliases»\u00a0— список, а\u00a0здесь одна строка. Нужно: список: каждая строка с «- ». Другие адреса, по которым открывается эта же страница. Пример: [/old-page]. Напишите [/home].',
    ],
    [
      'title: О нас\naliases: — /home, — /start\n',
      'pages/page.mdx:4:10 [frontmatter/type] Поле «aliases»\u00a0— список, а\u00a0здесь одна строка. Нужно: список: каждая строка с «- ». Другие адреса, по которым открывается эта же страница. Пример: [/old-page]. Напишите [/home, /start].',
    ],
    [
      'title: О нас\nprose: да\n',
      'pages/page.mdx:4:8 [frontmatter/type] В\u00a0поле «prose» не тот вид значения. Нужно: true или false. true — длинный текст, например политика: заголовок берётся из title, сбоку стоит оглавление, PageBanner не нужен. Напишите true.',
    ],
    [
      'title: О нас\nprose: Нет\n',
      'pages/page.mdx:4:8 [frontmatter/type] В\u00a0поле «prose» не тот вид значения. Нужно: true или false. true — длинный текст, например политика: заголовок берётся из title, сбоку стоит оглавление, PageBanner не нужен. Напишите false.',
    ],
    [
      'title: О нас\nimpact: {}\n',
      'pages/page.mdx:4:9 [frontmatter/format] Поле «impact» не заполнено. Нужен хотя бы один из текстов: tutor, student, parent, center.',
    ],
    [
      'title: О нас\nbenefits:\n  - #урок\n  - Второе дело\n',
      'pages/page.mdx:5:5 [frontmatter/missing-field] 1-я строка поля «benefits» пустая. Строка списка: одно предложение, от 5 до 160 знаков. Знак «#» начинает пометку, и\u00a0всё после него пропадает. Уберите его или возьмите значение в\u00a0кавычки.',
    ],
    [
      'title: Я\n',
      'pages/page.mdx:3:8 [frontmatter/length] Поле «title» слишком короткое: 1 знак, наименьшее — 2. Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков.',
    ],
    [
      `title: ${'о'.repeat(81)}\n`,
      'pages/page.mdx:3:8 [frontmatter/length] Поле «title» слишком длинное: 81 знак, наибольшее — 80. Название страницы: во вкладке браузера, в поиске и в списках. От 2 до 80 знаков.',
    ],
    [
      'title: О нас\naliases: [/home, about, "//host", /../../evil, /home/, "/a#b"]\n',
      'pages/page.mdx:4:18 [frontmatter/format] 2-я строка поля «aliases» записана не так: «about». Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
      'pages/page.mdx:4:25 [frontmatter/format] 3-я строка поля «aliases» записана не так: «//host». Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
      'pages/page.mdx:4:35 [frontmatter/format] 4-я строка поля «aliases» записана не так: «/../../evil». Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
      'pages/page.mdx:4:48 [frontmatter/format] 5-я строка поля «aliases» записана не так: «/home/». Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
      'pages/page.mdx:4:56 [frontmatter/format] 6-я строка поля «aliases» записана не так: «/a#b». Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
    ],
    [
      'title: О нас\nslug: О-нас\n',
      'pages/page.mdx:4:7 [frontmatter/format] Поле «slug» записано не так: «О-нас». Нужны строчные латинские буквы, цифры и дефисы.',
    ],
    [
      'title: О нас\npublishAt: 31.12.2025\n',
      'pages/page.mdx:4:12 [frontmatter/format] Поле «publishAt» записано не так: «31.12.2025». Нужна дата ГГГГ-ММ-ДД. Напишите 2025-12-31.',
    ],
  ])('%j', (yaml, ...told) => expect(page(yaml)).toEqual(told));

  it('empty, above lines of a new file that are still comments', () => {
    const [line] = page('title: О нас\nimpact:\n#   # Чем это полезно.\n#   tutor: Текст\n');
    expect(line).toContain('Уберите «# » и\u00a0перед нужными строками под ним.');
  });
  it('a day without its hyphens', () => {
    expect(page('title: О нас\npublishAt: 20250918\n').join()).toContain('Напишите 2025-09-18.');
  });
});

describe('a date', () => {
  it.each([
    ['2025-10-28', '2025-10-28'],
    ['"2025-10-28"', '2025-10-28'],
  ])('%s is that day', (date, day) => {
    expect(check('page', `title: О нас\n${description}publishAt: ${date}\n`).data).toMatchObject({
      publishAt: day,
    });
  });
  it.each(['2025-13-01', '2025-02-30', '2025-1-1', '20251028', 'вчера'])('%s is not a day', (date) => {
    expect(reported('page', `title: О нас\n${description}publishAt: ${date}\n`)).toHaveLength(1);
  });
});

it('a slug of digits is a slug', () => {
  expect(check('page', `title: О нас\n${description}slug: 1\n`).data).toMatchObject({ slug: '1' });
});
