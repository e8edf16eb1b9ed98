import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { mdx, report, samples } from '../../../tests/content.ts';
import { parseFrontmatter } from '../frontmatter/frontmatter.ts';
import { validate } from '../frontmatter/validate.ts';
import { fieldAt } from '../problems/field-schema.ts';
import { sortProblems } from '../problems/problems.ts';
import { type ContentType, schemas } from './schemas.ts';

/** Missing, mistyped and otherwise wrong keys of every type are in frontmatter/mutations.test.ts. */
const types = Object.keys(schemas) as ContentType[];
const check = (type: ContentType, source: string) =>
  validate<z.ZodType>(schemas[type], 'pages/x.mdx', parseFrontmatter('pages/x.mdx', source));
const fieldsOf = (type: ContentType) => Object.entries(schemas[type].shape) as [string, z.ZodType][];

describe.each(types)('%s', (type) => {
  const sample: Record<string, unknown> = { ...samples[type] };
  it('reports empty fields at their position', () => {
    for (const [name] of fieldsOf(type)) {
      const { [name]: _, ...rest } = sample;
      const { data, problems } = check(type, `---\n${name}:\n${mdx(rest).slice(4)}`);
      expect(data, name).toBeNull();
      expect(problems, name).toMatchObject([
        { line: 2, column: name.length + 2, what: `Поле «${name}» пустое.` },
      ]);
    }
  });

  it('has a Russian description of each field', () => {
    for (const [name] of fieldsOf(type))
      expect(fieldAt(schemas[type], [name])?.description, name).toMatch(/^(?:[А-ЯЁ«]|true — ).*\.$/);
  });
});

/** Reports the problems of a sample with errors in some fields; from text, so that positions are checked. */
const reported = (type: ContentType, sample: object, slips: string) => {
  const lines = slips.trim().split('\n');
  const names = new Set(lines.map((line) => line.match(/^(\w+):/)?.[1]));
  const rest = Object.fromEntries(Object.entries(sample).filter(([name]) => !names.has(name)));
  return report(sortProblems(check(type, `---\n${lines.join('\n')}\n${mdx(rest).slice(4)}`).problems));
};

describe('errors of writers', () => {
  it('in a feature', () => {
    const slips = `
category: tutor
icon: book-opn
order: 1.5
carousel: 14
benefits:
  - Одно преимущество
  - да
impact:
  tutr: Вечер остаётся свободным от таблиц.
  student: коротко
`;
    expect(reported('feature', samples.feature, slips)).toMatchInlineSnapshot(`
      [
        "pages/x.mdx:2:11 [frontmatter/unknown-value] Значения «tutor» для поля «category» нет. Можно: tutors, students, centers. Возможно, вы имели в\u00a0виду «tutors».",
        "pages/x.mdx:3:7 [frontmatter/unknown-value] Значения «book-opn» для поля «icon» нет. Значок: имя рисунка из галереи. Пример: book-open. Возможно, вы имели в\u00a0виду «book-open».",
        "pages/x.mdx:4:8 [frontmatter/type] В поле «order» не тот вид значения. Нужно: целое число. Место в своём разделе: 1 — первая.",
        "pages/x.mdx:5:11 [frontmatter/length] Поле «carousel»: 14 больше 13. Место в карусели инструментов на главной, от 1 до 13. Без поля карточки там нет.",
        "pages/x.mdx:7:3 [frontmatter/length] Поле «benefits» слишком короткое: 2 строки, наименьшее — 3. Ключевые преимущества, от 3 до 8 строк.",
        "pages/x.mdx:8:5 [frontmatter/length] 2-я строка поля «benefits» слишком короткая: 2 знака, наименьшее — 5. Строка списка: одно предложение, от 5 до 160 знаков.",
        "pages/x.mdx:10:3 [frontmatter/unknown-field] Поля «impact.tutr» здесь нет. Возможно, вы имели в\u00a0виду «tutor».",
        "pages/x.mdx:11:12 [frontmatter/length] Поле «impact.student» слишком короткое: 7 знаков, наименьшее — 20. Чем это полезно ученику: одно–три предложения, от 20 до 320 знаков.",
      ]
    `);
  });

  it('in a post', () => {
    const slips = `
date: 28 октября 2025
comments: -1
tags: [журнал, 5, я]
scene: gradbook
autor: Дилноза
publishAt: 0205-11-01
scen: gradebook
`;
    expect(reported('post', samples.post, slips)).toMatchInlineSnapshot(`
      [
        "pages/x.mdx:2:7 [frontmatter/format] Поле «date» записано не так: «28 октября 2025». Нужна дата ГГГГ-ММ-ДД. Напишите 2025-10-28.",
        "pages/x.mdx:3:11 [frontmatter/length] Поле «comments»: -1 меньше 0. Число комментариев.",
        "pages/x.mdx:4:16 [frontmatter/type] Во 2-й строке поля «tags» не тот вид значения. Нужно: текст. Метка статьи. Возьмите значение в кавычки.",
        "pages/x.mdx:4:19 [frontmatter/length] 3-я строка поля «tags» слишком короткая: 1 знак, наименьшее — 2. Метка статьи.",
        "pages/x.mdx:5:8 [frontmatter/unknown-value] Значения «gradbook» для поля «scene» нет. Сцена: имя рисунка продукта. Пример: gradebook. Возможно, вы имели в\u00a0виду «gradebook».",
        "pages/x.mdx:6:1 [frontmatter/unknown-field] Поля «autor» здесь нет. Возможно, вы имели в\u00a0виду «author».",
        "pages/x.mdx:7:12 [frontmatter/format] Поле «publishAt» записано не так: «0205-11-01». Нужен год этого века. Пример: 2025-10-28.",
        "pages/x.mdx:8:1 [frontmatter/unknown-field] Поля «scen» здесь нет. Возможно, вы имели в\u00a0виду «scene». Оно уже есть: оставьте одно из двух.",
      ]
    `);
  });

  it('in the settings', () => {
    const slips = `
url: daftar.example
emails:
  support: help.daftar.example
  partners: partners@daftar.example
phones:
  - label: Поддержка
    number: +998712000001
video:
  channel: rutube
  id: sample
  title: Как это работает
copyrightYear: "2026"
map: Ташкент
`;
    expect(reported('settings', samples.settings, slips)).toMatchInlineSnapshot(`
      [
        "pages/x.mdx:2:6 [frontmatter/format] Поле «url» записано не так: «daftar.example». Нужен адрес с «https://».",
        "pages/x.mdx:4:3 [frontmatter/missing-field] Не хватает поля «emails.careers». Почта для резюме. Добавьте строку «careers: …».",
        "pages/x.mdx:4:12 [frontmatter/format] Поле «emails.support» записано не так: «help.daftar.example». Нужен адрес почты. Пример: name@example.uz.",
        "pages/x.mdx:8:13 [frontmatter/type] В поле «number» в 1-й строке поля «phones» не тот вид значения. Нужно: текст. Телефон в виде +998 71 200-00-00.",
        "pages/x.mdx:10:12 [frontmatter/unknown-value] Значения «rutube» для поля «video.channel» нет. Можно: own, youtube, vimeo. Возможно, вы имели в\u00a0виду «youtube».",
        "pages/x.mdx:13:16 [frontmatter/type] В поле «copyrightYear» не тот вид значения. Нужно: число. Год в подвале. Напишите 2026.",
        "pages/x.mdx:14:6 [frontmatter/type] В поле «map» не тот вид значения. Нужно: набор полей с отступом. Карта офиса. Напишите под именем поля, с отступом: «embed: …», «link: …».",
      ]
    `);
  });

  it('in the header', () => {
    const slips = `
menu:
  - id: О нас
    title: О нас
    link: about
  - id: tutors
    title: Репетиторам
    link: /tutors-info
    submenu:
      - id: journal
        title: Журнал
        href: /feature/digital-journal
`;
    expect(reported('header', samples.header, slips)).toMatchInlineSnapshot(`
      [
        "pages/x.mdx:3:9 [frontmatter/format] Поле «id» в 1-й строке поля «menu» записано не так: «О нас». Нужны строчные латинские буквы, цифры и дефисы.",
        "pages/x.mdx:5:11 [frontmatter/format] Поле «link» в 1-й строке поля «menu» записано не так: «about». Нужна ссылка: «/адрес», «site:имя», «mailto:…» или «https://…».",
        "pages/x.mdx:12:9 [frontmatter/unknown-field] Поля «href» в 1-й строке поля «submenu» во 2-й строке поля «menu» здесь нет. Возможно, вы имели в\u00a0виду «link».",
      ]
    `);
  });

  it('in copies of one item; the banner is optional', () => {
    const { banner: _, ...header } = samples.header;
    const copied = `menu:${'\n  - id: pricing\n    title: Тарифы\n    link: /pricing'.repeat(2)}\n`;
    const columns = ['one', 'two'].map((id) => ({ id, title: 'Столбец', link: '/about' }));
    const about = { id: 'about', title: 'О нас', link: '/about', submenu: columns };
    expect(reported('header', { ...header, menu: [about] }, ''), 'columns may lead to one page').toEqual([]);
    expect(reported('header', header, copied)).toMatchInlineSnapshot(`
      [
        "pages/x.mdx:6:9 [frontmatter/format] Поле «id» во 2-й строке поля «menu» записано не так: «pricing». Так уже называется соседний пункт: впишите другое имя.",
        "pages/x.mdx:8:11 [frontmatter/format] Поле «link» во 2-й строке поля «menu» записано не так: «/pricing». Туда уже ведёт соседний пункт: впишите другой адрес или удалите один из них.",
      ]
    `);
  });
});
