import { isLost } from '../../../content/frontmatter/fields.ts';
import { type FileRule, type Match, type Told, textRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';
import { isSampleText } from '../sample-text.ts';

/** What a chat says to whoever asked it, and not to a reader. */
const talk =
  /(?:Хотите|Если хотите|Могу),? (?:чтобы )?я (?:также )?(?:сделаю|сделал|подготовлю|подготовил|составлю|составил|напишу|написал|добавлю|добавил|адаптирую|оформлю|помогу)|^(?:Конечно|Отлично|Разумеется)!? Вот (?:текст|вариант|статья|пример|описание)|Как (?:языковая модель|искусственный интеллект)/gu;

/**
 * A sentence of ChatGPT's own that was copied together with the text it wrote.
 *
 * Bad: `Хотите, я сделаю таблицу сравнения?`. Good: nothing in its place.
 */
const chat = textRule('text/chat', {
  pattern: talk,
  told: () => ({ what: 'Это реплика чата, а\u00a0не текст для читателя.', hint: 'Удалите предложение.' }),
});

/** Words that Russian does repeat: «да-да», «еле-еле» have hyphens, these do not. */
const doubled = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

const twice = /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\r\n]+\1(?![\p{L}\d-])/giu;

const told = ({ groups: [, word = ''] }: Match): Told | null =>
  doubled.has(word.toLowerCase())
    ? null
    : { what: `Слово «${word}» повторяется.`, hint: 'Оставьте одно.', right: word };

/**
 * A word typed twice.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
const repeated: FileRule = {
  ...textRule('text/repeated-word', { pattern: twice, told }),
  severity: 'warning',
};

const insideWord = /(?<=\p{L})[\u00ad\u200b-\u200d\u2060\ufeff]+(?=\p{L})/gu;

/**
 * Signs that nobody sees, inside of words: neither search nor the dictionary knows such a word. They come with text that
 * was copied from a web page or a PDF.
 *
 * Bad: `жур` and `нал` with a zero-width space between them. Good: `журнал`.
 */
const invisible = textRule('text/invisible', {
  pattern: insideWord,
  told: () => ({
    what: 'Внутри слова стоит невидимый знак: слово не\u00a0найдёт поиск.',
    hint: 'Сотрите слово целиком и\u00a0наберите заново.',
    right: '',
    title: 'Убрать невидимый знак',
  }),
  texts: 'all',
});

/**
 * The texts of `npm run new` say what to write in their place. A draft may hold them, a page that is to be seen may not.
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
        what: `Здесь остался образец: «${start(run.text)}…».`,
        hint: 'Напишите свой текст, а необязательное поле можно удалить. Пока страница не готова, верните «draft: true».',
      };
    }
  },
};

/** Enough of a sample to know it by. */
const start = (text: string) => text.split(' ').slice(0, 4).join(' ').replace(/[,.]$/, '');

/** Words that nobody meant to leave. */
export const rule: readonly FileRule[] = [chat, repeated, invisible, sample];
