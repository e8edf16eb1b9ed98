import { isLost } from '../../../content/frontmatter/fields.ts';
import { type FileRule, type Match, type Mistake, textRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';
import { isSampleText } from '../sample-text.ts';

/** Matches sentences of a chatbot to its user. */
const talk =
  /(?:Хотите|Если хотите|Могу),? (?:чтобы )?я (?:также )?(?:сделаю|сделал|подготовлю|подготовил|составлю|составил|напишу|написал|добавлю|добавил|адаптирую|оформлю|помогу)|^(?:Конечно|Отлично|Разумеется)!? Вот (?:текст|вариант|статья|пример|описание)|Как (?:языковая модель|искусственный интеллект)/gu;

/**
 * No sentences of a chatbot copied along with its text.
 *
 * Bad: `Хотите, я сделаю таблицу сравнения?`. Good: nothing in its place.
 */
const chat = textRule('text/chat', {
  pattern: talk,
  judge: () => ({ what: 'Это реплика чата, а\u00a0не текст для читателя.', hint: 'Удалите предложение.' }),
});

/** Words that may be repeated without a hyphen. */
const repeatable = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

const repetition = /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\r\n]+\1(?![\p{L}\d-])/giu;

const repeatedMistake = ({ groups: [, word = ''] }: Match): Mistake | null =>
  repeatable.has(word.toLowerCase())
    ? null
    : { what: `Слово «${word}» повторяется.`, hint: 'Оставьте одно.', right: word };

/**
 * No repeated words.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
const repeated: FileRule = {
  ...textRule('text/repeated-word', { pattern: repetition, judge: repeatedMistake }),
  severity: 'warning',
};

const insideWord = /(?<=\p{L})[\u00ad\u200b-\u200d\u2060\ufeff]+(?=\p{L})/gu;

/**
 * No invisible characters inside words, which come from web pages and PDFs and break search and spelling.
 *
 * Bad: `жур` and `нал` with a zero-width space between them. Good: `журнал`.
 */
const invisible = textRule('text/invisible', {
  pattern: insideWord,
  judge: () => ({
    what: 'Внутри слова стоит невидимый знак: слово не\u00a0найдёт поиск.',
    hint: 'Сотрите слово целиком и\u00a0наберите заново.',
    right: '',
    title: 'Убрать невидимый знак',
  }),
  texts: 'all',
});

/**
 * No placeholders of `npm run new`, except in drafts.
 *
 * Bad: `tagline: Замените (одна строка о пользе)`. Good: `tagline: Все оценки на одном экране`.
 */
const sample: FileRule = {
  id: 'text/sample',
  *check({ frontmatter, runs }) {
    if (frontmatter.data.draft === true || isLost(frontmatter, 'draft')) return;
    for (const run of runs) {
      if (!isSampleText(run.text)) continue;
      yield {
        ...placeIn(run, 0, run.text),
        what: `Здесь остался образец: «${firstWords(run.text)}…».`,
        hint: 'Напишите свой текст, а необязательное поле можно удалить. Пока страница не готова, верните «draft: true».',
      };
    }
  },
};

/** The first words of a placeholder, for the message. */
const firstWords = (text: string) => text.split(' ').slice(0, 4).join(' ').replace(/[,.]$/, '');

/** Text that was left in by accident. */
export const rule: readonly FileRule[] = [chat, repeated, invisible, sample];
