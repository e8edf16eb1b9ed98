import { describe, expect, it } from 'vitest';
import { slugify } from '../files/slugs.ts';
import { typograph, typographFields, typographParts } from './typography.ts';

/** Shows U+00A0 as `~`. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');
const given = (text: string) => text.replaceAll('~', '\u00a0');

const samples: Record<string, [string, string][]> = {
  'short words go with the next': [
    ['Оценка в журнале и у родителя', 'Оценка в~журнале и~у~родителя'],
    ['В школе. Не для всех. Без тетради', 'В~школе. Не~для~всех. Без~тетради'],
    ['Теперь я ставлю оценку', 'Теперь я~ставлю оценку'],
    ['(в журнале) «на уроке» "с нуля"', '(в~журнале) «на~уроке» «с~нуля»'],
    ['приходят\nи\n    уходят', 'приходят\nи~уходят'],
    ['урок и  перемена', 'урок и~перемена'],
    ['Кто-то и где-то, да и.', 'Кто-то и~где-то, да~и.'],
    ['из-за погоды, ИЗ окна', 'из-за~погоды, ИЗ~окна'],
    ['Группа с ', 'Группа с '],
  ],
  'particles go with the word before': [
    ['Можно ли? Он же, если бы. Будь ж', 'Можно~ли? Он~же, если~бы. Будь~ж'],
    ['Тихо лишь бык желал', 'Тихо лишь бык желал'],
  ],
  'dashes hold to the word before': [
    ['Учёба — это просто', 'Учёба~— это просто'],
    ['Учёба - это -- просто – да', 'Учёба~— это~— просто~— да'],
    ['Он,\u00a0—\u00a0сказал', 'Он,~— сказал'],
    ['- пункт', '- пункт'],
    ['Пн–Пт 9:00–18:00, онлайн-урок', 'Пн–Пт 9:00–18:00, онлайн-урок'],
    ['счёт 5 - 3, часы 9:00 – 18:00', 'счёт 5 - 3, часы 9:00 – 18:00'],
    ['| есть | — |', '| есть |~— |'],
  ],
  'quotes pair up': [
    ['Курс "Основы"', 'Курс «Основы»'],
    ['"Курс "Основы" и "Итог""', '«Курс „Основы“ и~„Итог“»'],
    ['«Школа «Анор»» и "Школа «Анор»"', '«Школа „Анор“» и~«Школа „Анор“»'],
    ['Незакрытая "кавычка', 'Незакрытая "кавычка'],
    ['Незакрытая «кавычка "раз"', 'Незакрытая «кавычка "раз"'],
    ['Экран 15" или "больше"', 'Экран 15" или «больше»'],
    ['Класс "5", тема "2". ("Да")', 'Класс «5», тема «2». («Да»)'],
    ["Oʻzbek va o'quvchi, так", "Oʻzbek va o'quvchi, так"],
  ],
  'numbers keep what they count': [
    ['цена 50 000 сум, 9 000 000 сум', 'цена 50~000~сум, 9~000~000~сум'],
    ['тонкие 5\u2009000 и 5\u202f000', 'тонкие 5~000 и~5~000'],
    ['рост 100 %, рост 88%', 'рост 100~%, рост 88%'],
    ['10 мин, 2 ч, 3 кг, 14 лет, 5–6 классов, 24 часа.', '10~мин, 2~ч, 3~кг, 14~лет, 5–6~классов, 24~часа.'],
    ['с 28 октября 2025 г. и 2025 года', 'с~28~октября 2025~г. и~2025~года'.replace('октября ', 'октября~')],
    ['5 млн сум и 3 тыс. человек', '5~млн~сум и~3~тыс.~человек'],
    ['№ 5, § 2, стр. 7, дом 12, 3 этаж', '№~5, §~2, стр.~7, дом~12, 3~этаж'],
    ['г. Ташкент, ул. Чинорли. В 2025 г. Открылись', 'г.~Ташкент, ул.~Чинорли. В~2025~г. Открылись'],
    ['20 минутных уроков и 150 учебных', '20 минутных уроков и~150 учебных'],
    ['в 2025 150 центров', 'в~2025 150 центров'],
    ['и т. д., т. е. так', 'и~т.~д., т.~е. так'],
  ],
  'initials keep the name': [
    ['А. Каримов, А. Б. Каримов, Дилноза К., мама', 'А.~Каримов, А.~Б.~Каримов, Дилноза~К., мама'],
  ],
  'three dots are one sign': [['Ну... вот..., а....', 'Ну… вот…, а....']],
  'addresses and phones are left alone': [
    ['звоните: +998 71 200-00-01 и +998 90 123 45 67', 'звоните: +998 71 200-00-01 и~+998 90 123 45 67'],
    ['телефон 71 200 00 01', 'телефон 71 200 00 01'],
    ['сайт https://site.uz/a...b?q=и-в и путь', 'сайт https://site.uz/a...b?q=и-в и~путь'],
    ['адрес www.site.uz/... "тут"', 'адрес www.site.uz/... «тут»'],
    ['почта a...b@site.uz', 'почта a...b@site.uz'],
  ],
  'text without Cyrillic is left alone': [
    ['A "quoted" - word... 100 % of 5 000', 'A "quoted" - word... 100 % of 5 000'],
    ['5 000+', '5 000+'],
    ['', ''],
  ],
};

for (const [rule, pairs] of Object.entries(samples)) {
  describe(rule, () => {
    it.each(pairs)('%s', (before, after) => expect(shown(typograph(before))).toBe(after));
  });
}

describe('applied twice it changes nothing more', () => {
  it.each(Object.values(samples).flat())('%s', (before) => {
    expect(typograph(typograph(before))).toBe(typograph(before));
  });

  it('in random texts', () => {
    const pieces = [
      ...'в и не Урок же — - – -- " « » „ “ ... … 5 000 12 сум % г. октября 2025 А. Каримов № +998 200-00-01 71 ( ) , https://a.uz/ a@b.uz'.split(
        ' ',
      ),
      ...['\n', '\u00a0', ' ', ' ', ' ', ' ', '\ufffc', '\u202f'],
    ];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 2 + random(14) }, () => pieces[random(pieces.length)]).join('');
      const once = typograph(text);
      if (typograph(once) !== once) expect([text, typograph(once)]).toEqual([text, once]);
    }
  });
});

describe('a sentence in pieces', () => {
  it.each([
    [
      ['оценка в ', 'журнале'],
      ['оценка в~', 'журнале'],
    ],
    [
      ['в', ' журнале'],
      ['в', '~журнале'],
    ],
    [
      ['"', 'Основы', '" и всё'],
      ['«', 'Основы', '» и~всё'],
    ],
    [
      ['раз.', '..', ' два'],
      ['раз…', '', ' два'],
    ],
    [
      ['всё', ' — ', 'просто'],
      ['всё', '~— ', 'просто'],
    ],
    [
      ['слова', ''],
      ['слова', ''],
    ],
  ])('%j', (before, after) => expect(typographParts(before).map(shown)).toEqual(after));

  it('gives the same text as the whole', () => {
    const text = 'Курс "в школе" - это "и "вот"", 5 000 сум... А. Каримов';
    for (let at = 0; at <= text.length; at++)
      expect(typographParts([text.slice(0, at), text.slice(at)]).join('')).toBe(typograph(text));
  });
});

it('does not change the anchor of a heading', () => {
  for (const [before] of Object.values(samples).flat())
    expect(slugify(typograph(before))).toBe(slugify(before));
});

it('is applied to the fields of a record, except names', () => {
  const fields = {
    title: 'Урок в школе',
    slug: 'urok',
    order: 1,
    draft: false,
    icon: 'a',
    name: 'Дилноза К.',
    benefits: ['Всё в журнале'],
    impact: { tutor: 'Не вечер', href: '/в и' },
    phones: [{ label: 'Для центров', number: '+998 71 200-00-01' }],
    none: null,
  };
  expect(typographFields(fields)).toEqual({
    ...fields,
    title: given('Урок в~школе'),
    benefits: [given('Всё в~журнале')],
    impact: { tutor: given('Не~вечер'), href: '/в и' },
    phones: [{ label: given('Для~центров'), number: '+998 71 200-00-01' }],
  });
});
