import { isLost } from '../../../content/frontmatter/fields.ts';
import { fragmentType } from '../../../content/types/index.ts';
import { frontmatterSchema } from '../../../content/types/schemas.ts';
import type { Document } from '../../engine/document.ts';
import { type FileRule, type Judged, type Match, textRule } from '../../engine/rule.ts';

const numeral = '(?<!\\p{L})(?:одно|двух?|тр[её]х|четыр[её]х|(?:пя|шес|девя|деся)ти|(?:се|вось)ми)';
/** Matches the beginning of an adjective that a hyphen leaves open, «двух- и трёхдневные», by what stands around it. */
const opened = new RegExp(`${numeral}$`, 'iu');
const continued = new RegExp(`^(?:и|или)[ \u00a0]${numeral}\\p{L}{3}`, 'iu');

/**
 * Punctuation that automatic typography (content/typography) does not correct.
 *
 * Bad: `оценки ,пропуски`, `4.8 из 5`, `Ура!!!`. Good: `оценки, пропуски`, `4,8 из 5`, `Ура!`.
 */
const punctuation = textRule(
  'text/punctuation',
  {
    pattern: /(?<=[^\s|\ufffc])(?<!(?:^|\n)[•·▪●◦‣]) {2,}(?=[^\s|\ufffc])/g,
    right: ' ',
    what: 'Два пробела подряд.',
    once: 'text',
  },
  {
    // Not the start of a picture, «![», of «:smile:» and «:+1:», or of quotes, «,,так"», and not a division, «10 : 2».
    pattern:
      /(?<=[\p{L}\d»)"%])(?!(?<=\d) : \d| +,,[\p{L}\d][^,"\n]*(?<!\s)["”“]) +(?=[,;:!?](?![)([DP+-]|[a-z][\w-]+:)|\.(?:\s|$))/gu,
    right: '',
    what: 'Пробел перед знаком препинания.',
  },
  {
    pattern: /(?<=\p{L}) +\.(?=[А-ЯЁ][а-яё])/gu,
    right: '. ',
    what: 'Пробел стоит перед точкой, а\u00a0не после неё.',
    hint: 'Переставьте его.',
    title: 'Переставить пробел',
  },
  {
    // Between names it may have no spaces: «Ташкент–Самарканд».
    pattern:
      /(?<=[\p{L}»"]) [–—](?=[А-ЯЁа-яё«])|(?<=[\p{L}»"])[–—] (?=[А-ЯЁа-яё«])|(?<=[а-яё»"])—(?=[а-яё«])/gu,
    right: ' — ',
    what: 'У\u00a0тире нет пробела.',
    hint: 'Тире отделяют пробелами с\u00a0обеих сторон.',
    title: 'Поставить пробел',
    judge: ({ groups: { 0: dash, index, input } }) =>
      opened.test(input.slice(0, index)) && continued.test(input.slice(index + dash.length))
        ? {
            right: '- ',
            what: 'Вместо дефиса стоит тире.',
            hint: '«Двух- и трёхдневные» пишут с дефисом.',
            title: 'Поставить дефис',
          }
        : {},
  },
  {
    // Not in a quoted pair: «логин:пароль».
    pattern: /(?<=\p{Ll}{2})(?:[,;](?=[\p{L}«])|:(?=[А-ЯЁа-яё«])(?!(?<=[«„"]\p{L}+:)\p{L}+[»“"]))/gu,
    right: '$& ',
    what: 'Нет пробела после знака препинания.',
  },
  {
    // Not in names such as «Яндекс.Карты».
    pattern: /(?<=[а-яё]{2})(?<!Яндекс)([.!?])(?=[А-ЯЁ][а-яё \u00a0])/g,
    right: '$& ',
    what: 'Нет пробела между предложениями.',
  },
  {
    // Not a letter left out in an exercise, «к..рова», nor quotes, «,,так"».
    pattern:
      /!{2,}|\?{2,}|%{2,}|(?:\?!|!\?){2,}|(?<=\p{L})\.\.(?![.\p{Ll}])|,{2,}(?!(?<=(?<!\S),,)[\p{L}\d][^,"\n]*(?<!\s)["”“])/gu,
    judge: ({ groups: [marks] }) => ({ right: marks.charAt(0) }),
    what: 'Знаки повторяются.',
  },
  {
    // English opening quotes equal Russian inner closing ones: `text/quotes` reports them.
    pattern: /(?<=[(«„]) +(?=\S)|(?<=\S) +(?=[)»]|“(?![^«»„“”]*”))/g,
    right: '',
    what: 'Лишний пробел у\u00a0скобки или кавычки.',
    once: 'text',
  },
  {
    // Other short parts may be meant: «-тся», «пре- и при-», «двух- и трёхлетний», `-v`. What is ahead first: it is rarer.
    pattern:
      /(?= -|- )(?:(?<=(?<!\p{L})(?:[кч]\p{L}{1,4}|где))(?: -|- )(?=(?:то|либо|нибудь)(?!\p{L}))|(?<=\p{L})(?: -|- )(?=это(?!\p{L}))|(?<=\p{L}{8})- (?=[а-яё]{3})(?!или|либо))/giu,
    what: 'Пробел стоит с\u00a0одной стороны дефиса.',
    hint: 'Тире отделяют пробелами с\u00a0обеих сторон, дефис\u00a0— ни с\u00a0одной.',
  },
  {
    pattern:
      /(?<=\d-)(?:[ыои](?=й)|а(?=я)|о(?=е)|[ое](?=го|му)|[ыи](?=[мхе])|у(?=ю))(?=\p{L}{1,2}(?!\p{L}))/gu,
    right: '',
    what: 'После числа лишняя буква.',
    hint: 'Окончание пишут короче: «5-й», «5-го», «5-х».',
    title: 'Убрать букву',
  },
  {
    // Not the third answer: «(a) да, (b) нет, (c) не знаю», nor of a formula: «O (c)».
    pattern: /\([cс]\)(?<!(?:\([bб]\)|пункт|вариант|ответ).*|(?<!\p{L})\p{L} ...)/giu,
    right: '©',
    what: 'Знак охраны набран буквой в\u00a0скобках.',
  },
  {
    // Not in English words: «Let's», «O'Neil», «Drag'n'Drop».
    pattern: /(?<=[goGO])['’‘](?=\p{Ll})(?!s(?!\p{L})|clock|n['’‘])/gu,
    right: 'ʻ',
    what: 'Вместо узбекского знака «ʻ» стоит кавычка.',
  },
  {
    pattern: /(?<![\d.,])(\d{1,3})\.(\d{1,2})(?=\s*(?:%|из|балл|звезд|раза?(?!\p{L})|МБ|ГБ))/gu,
    right: '$1,$2',
    what: 'Дробь пишут через запятую.',
  },
  {
    // Not at the end of a formula, `$n - 1$`, which `mdx/leftover` reports.
    pattern: /(?<![\d.,]|(?<!\d ?)\$[^$\n]*)(\d+(?:[ \u00a0.,]\d+)*)([$€₽])/g,
    right: '$1 $2',
    what: 'Перед знаком валюты нет пробела.',
  },
);

/** Latin letters that look like Cyrillic ones, and vice versa. */
const latin = 'aceopxyABCEHKMOPTX';
const cyrillic = 'асеорхуАВСЕНКМОРТХ';
const swap = (text: string, from: string, to: string) =>
  [...text].map((char) => to[from.indexOf(char)] ?? char).join('');

/** The mistake in a word with two alphabets, with its correction if it can be one alphabet; null for other words. */
function mixedWord({ groups: [word] }: Match): Judged | null {
  const foreign = word.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const own = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (foreign === 0 || own === 0) return null;
  const right = [swap(word, latin, cyrillic), swap(word, cyrillic, latin)].find((one) =>
    /^(?:\p{Script=Cyrillic}+|\p{Script=Latin}+)$/u.test(one),
  );
  const [fewer, name] = own >= foreign ? [latin, 'латиницей'] : [cyrillic, 'по-русски'];
  const odd = [...word].filter((char) => fewer.includes(char)).join(', ');
  return {
    what: `В\u00a0слове «${word}» смешаны русские и\u00a0латинские буквы${odd ? ` (${name}\u00a0— ${odd})` : ''}.`,
    hint: right ? `Наберите «${right}» заново.` : 'Разделите слово дефисом или наберите его одним алфавитом.',
    right,
  };
}

/**
 * Words do not mix alphabets: they would look right, but search and screen readers fail.
 *
 * Bad: `учeник` with a Latin «e». Good: `ученик`.
 */
const alphabet = textRule('text/alphabet', {
  pattern: /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu,
  judge: mixedWord,
});

/** Matches what a chatbot says to its user; the gaps are limited, since long texts would take minutes. */
const talk = new RegExp(
  [
    '(?:Хотите|Если хотите|Могу),? (?:чтобы )?я (?:также )?(?:сдела|подготов|состав|напи[сш]|добав|адаптир|оформ|помог)',
    'Если (?:нужно|хотите|потребуется|необходимо),? (?:я )?могу(?: также| ещё)?(?::|,? (?:сдела|подготов|состав|напис|добав|адаптир|оформ|сократ|расшир|пере|дораб|предлож))',
    'Если (?:нужн|хотите|потребу|требу)[^.!?\\n]{0,80}(?:измен|прав|дораб|дополн)[^.!?\\n]{0,80}(?:дайте знать|скажите|пишите)',
    '(?:Дайте знать|Напишите|Скажите),? если [^.!?\\n]{0,80}(?:измен|исправ|дораб|сократ|адапт)',
    '^(?:Конечно|Отлично|Разумеется|Хорошо|Готово|Понял[аи]?)[!.,:]? (?:[Вв]от|[Нн]иже|[Дд]авайте|Если) (?:ваш|нужн|текст|вариант|стать|пример|описани|страниц|раздел|готов|перераб|исправл|напиш|состав)',
    '^(?:Вот|Ниже) [^.!?\\n]{0,80}(?:верси|вариант|текст|стать|страниц|раздел)[^.!?\\n]{0,80}(?:по ваш|с уч[её]том ваш|в формате|на тему)',
    '^(?:Вот|Ниже) (?:(?:ваш|готов|перераб|исправл|обновл|отредакт|улучш)\\p{L}* )+(?:стать|текст|верси|вариант|страниц|раздел|описани|файл)',
    '^Чем ещё (?:я )?могу (?:вам )?помочь[?]$',
    '[Кк]ак (?:большая )?(?:языковая модель|ИИ-(?:модель|ассистент|помощник)|искусственный интеллект|ИИ), я ',
    '^Я (?:сохранил|учёл|переписал|адаптировал|использовал|постарался)а? [^.!?\\n]{0,80}ваш',
    '^(?:Ключевые слова|Мета-?(?:описание|заголовок|теги)|SEO-\\p{L}+|Meta (?:title|description)|Slug|Количество (?:слов|знаков|символов))(?: \\([^()]*\\))?:',
    '^(?:Certainly|Sure|Of course)!|^Let me know if |^As an AI |^(?:ChatGPT|You) said:$|^(?:Copy code|Копировать код|Вы сказали:)$',
  ].join('|'),
  'gu',
);

/**
 * No sentences of a chatbot copied along with its text.
 *
 * Bad: `Хотите, я сделаю таблицу сравнения?`. Good: nothing in its place.
 */
const chat = textRule('text/chat', {
  pattern: talk,
  what: 'Это чат сказал вам, а\u00a0не читателю.',
  hint: 'Удалите эти слова. Название, описание и\u00a0метки страницы стоят в\u00a0её полях.',
  texts: 'all',
});

/** Words that may be repeated without a hyphen. */
const repeatable = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

/**
 * No repeated words.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
const repeated = textRule('text/repeated-word', {
  severity: 'warning',
  pattern: /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\r\n]+\1(?![\p{L}\d-])/giu,
  what: 'Слово «$1» повторяется.',
  hint: 'Оставьте одно.',
  right: '$1',
  judge: ({ groups: [, word = ''] }) => (repeatable.has(word.toLowerCase()) ? null : {}),
});

/**
 * No text is twice on a page, as after pasting it twice.
 *
 * Bad: the same paragraph again below. Good: one of them.
 */
const pastedTwice = textRule('text/repeated', {
  severity: 'warning',
  // Short ones may be labels and cells.
  pattern: /^.{60,}$/gs,
  what: 'Этот текст на\u00a0странице уже есть.',
  hint: 'Оставьте один из\u00a0двух.',
  judge: ({ run: { text, where }, run }, { runs }) =>
    runs.find((one) => one.text === text && one.where === where) === run ? null : {},
  texts: 'body',
});

/**
 * No invisible characters inside words, which come from web pages and PDFs and break search and spelling; nowhere those that
 * turn the direction of text, so that it is not what it looks like, nor control characters. No letters in parts.
 *
 * Bad: `жур` and `нал` with a zero-width space between them, «й» as «и» and a mark. Good: `журнал`.
 */
const invisible = textRule('text/invisible', {
  pattern:
    /(?<=\p{L})[\u00ad\u200b-\u200d\u2060\ufeff]+(?=\p{L})|\p{L}\p{M}|(?:[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\s])+/gu,
  what: 'Здесь стоит невидимый знак: слово с\u00a0ним не\u00a0найдёт поиск.',
  hint: 'Сотрите слово целиком и\u00a0наберите заново.',
  title: 'Убрать невидимый знак',
  texts: 'all',
  // macOS and PDFs take «й» apart; a stressed vowel has no character of its own.
  judge: ({ groups: [found] }) => {
    const right = found.normalize().replace(/^\P{L}+/u, '');
    return right === found ? null : { right };
  },
});

/**
 * No text in capitals: it is hard to read, and its spelling is not checked. Abbreviations stay.
 *
 * Bad: `title: КАК НАЧАТЬ УРОК`, `title: Как Начать Урок В Группе`. Good: `title: Как начать урок`.
 */
const capitals = textRule('text/capitals', {
  severity: 'warning',
  // Or as English titles are written; a preposition begins no name.
  pattern:
    /^(?=(?:\P{Ll}*?(?<!\p{L})[А-ЯЁ]{4,}){2})\P{Ll}+$|^(?=.* (?:В|И|Для|На|По|С|Из|О|От|К|У|За|Без|При|Или|Не) [А-ЯЁ][а-яё])(?:[^\sа-яё]\S*(?:\s+|$)){4,}$/gu,
  what: 'Здесь лишние большие буквы.',
  hint: 'Наберите обычными: «Как начать урок». Важное выделяют **жирным**.',
});

/** Whether a text is a placeholder of `npm run new` (new/plan.ts). */
export const isSampleText = (text: string): boolean => /^(?:Замените|Replace)[ \u00a0]\(/.test(text.trim());

export const isDraft = ({ frontmatter }: Document) =>
  frontmatter.data.draft === true || isLost(frontmatter, 'draft');

/** Matches a note to oneself. Other words in brackets may be a letter's template: «[ваше имя]». */
const note =
  /^(?:TODO|FIXME|TBD|lorem|[[(](?:(?:здесь|тут) (?:можно |нужно |надо )?)?(?:встав(?:ить|ьте|ь)|добав(?:ить|ьте|ь)|допи(?:сать|шите|ши)|уточнить|ссылк[ау]|картинк[ау]|иллюстрация|изображение|фото(?!:)|скриншот)(?!\p{L}))/iu;

/**
 * No placeholders of `npm run new`, and no notes to oneself, except in drafts.
 *
 * Bad: `tagline: Замените (одна строка о пользе)`, `[вставить ссылку]`. Good: `tagline: Все оценки на одном экране`.
 */
const sampleText = textRule(
  'text/sample',
  {
    pattern: /^[\s\S]+/g,
    hint: 'Напишите свой текст, а необязательное поле можно удалить. Пока страница не готова, верните «draft: true».',
    judge({ groups: [text] }, document) {
      if (!isSampleText(text) || isDraft(document)) return null;
      const firstWords = text.split(' ').slice(0, 4).join(' ').replace(/[,.]$/, '');
      return { what: `Здесь остался образец: «${firstWords}…».` };
    },
    texts: 'all',
  },
  {
    // Within a sentence they may be its subject.
    pattern:
      /(?<=^|[\n[])(?:TODO|FIXME|TBD|[Ll]orem ipsum)(?!\p{L})|\[[^[\]\n]+\](?! ?[([])|\((?:[Зз]десь|[Тт]ут) [^()\n]+\)|_{4,}/gu,
    what: 'Здесь осталась пометка для себя: «$&».',
    hint: 'Замените её текстом. Пометку, которой посетители не\u00a0увидят, пишут так: {/* пометка */}. Если скобки нужны читателю, поставьте в\u00a0файле перед ними «\\».',
    judge: ({ groups: [mark], place }, document) => {
      const isMeant = isDraft(document) || document.source[place.from - 1] === '\\';
      // A policy is no letter.
      const isNote = note.test(mark) || (fragmentType(document.type) && /[а-яё_]/i.test(mark));
      return isNote && !isMeant ? {} : null;
    },
    texts: 'all',
  },
);

/** Fields in which `npm run new` puts the least number for want of an example, and which must be filled. */
const sampleNumber: FileRule = {
  id: 'text/sample',
  *check(document) {
    const { frontmatter, type } = document;
    const { properties = {}, required = [] } = frontmatterSchema(type);
    for (const field of isDraft(document) ? [] : required) {
      const { type: kind, minimum } = properties[field] ?? {};
      const isLeast = kind === 'integer' && field !== 'order' && frontmatter.data[field] === minimum;
      const range = isLeast ? frontmatter.valueRange([field]) : null;
      const what = `Здесь остался образец: ${minimum}.`;
      if (range) yield { ...range, field, what, hint: 'Впишите настоящее число.' };
    }
  },
};

export const rule: readonly FileRule[] = [
  punctuation,
  alphabet,
  chat,
  repeated,
  pastedTwice,
  capitals,
  invisible,
  sampleText,
  sampleNumber,
];
