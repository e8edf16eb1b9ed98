import { line } from '../../src/content/schemas/common.ts';

/** Props that many sections share, each described once. Only `*.props.ts` import them. */

export const eyebrow = line(2, 60, 'Короткая строка над заголовком, до 60 знаков.').optional();

export const heading = line(2, 90, 'Заголовок секции, до 90 знаков, без точки в конце.');

export const videoLabel = line(
  2,
  40,
  'Надпись на кнопке, которая открывает видео. Без неё кнопки нет. Пример: Как это работает.',
).optional();
