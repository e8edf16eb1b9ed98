import type { FileRule } from '../engine/rule.ts';

/** What a chat says to whoever asked it, and not to a reader. */
const talk =
  /(?:Хотите|Если хотите|Могу),? (?:чтобы )?я (?:также )?(?:сделаю|сделал|подготовлю|подготовил|составлю|составил|напишу|написал|добавлю|добавил|адаптирую|оформлю|помогу)|^(?:Конечно|Отлично|Разумеется)!? Вот (?:текст|вариант|статья|пример|описание)|Как (?:языковая модель|искусственный интеллект)/gu;

/**
 * A sentence of ChatGPT's own that was copied together with the text it wrote.
 *
 * Bad: `Хотите, я сделаю таблицу сравнения?`. Good: nothing in its place.
 */
export const chat: FileRule = {
  id: 'text/chat',
  severity: 'error',
  *check({ runs }) {
    for (const { text, at, field } of runs)
      for (const { index, 0: said } of text.matchAll(talk))
        yield {
          from: at(index),
          to: at(index + said.length - 1) + 1,
          field,
          what: 'Это реплика чата, а\u00a0не текст для читателя.',
          hint: 'Удалите предложение.',
        };
  },
};
