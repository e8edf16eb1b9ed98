import { textRule } from '../../engine/matches.ts';

/** What a chat says to whoever asked it, and not to a reader. */
const talk =
  /(?:Хотите|Если хотите|Могу),? (?:чтобы )?я (?:также )?(?:сделаю|сделал|подготовлю|подготовил|составлю|составил|напишу|написал|добавлю|добавил|адаптирую|оформлю|помогу)|^(?:Конечно|Отлично|Разумеется)!? Вот (?:текст|вариант|статья|пример|описание)|Как (?:языковая модель|искусственный интеллект)/gu;

/**
 * A sentence of ChatGPT's own that was copied together with the text it wrote.
 *
 * Bad: `Хотите, я сделаю таблицу сравнения?`. Good: nothing in its place.
 */
export const rule = textRule('text/chat', [
  talk,
  () => ({ what: 'Это реплика чата, а\u00a0не текст для читателя.', hint: 'Удалите предложение.' }),
]);
