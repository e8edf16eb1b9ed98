import type { GlyphName } from '../parts/drawings.tsx';

const ru = {
  title: 'Английский B1',
  count: '12\u00a0уроков',
  /** Shown after a lesson was moved. */
  moved: 'Обновлено в\u00a03\u00a0группах',
  modules: ['Модуль 1. Путешествия', 'Модуль 2. Работа и\u00a0профессии', 'Модуль 3. Город и\u00a0транспорт'],
  rest: '8\u00a0уроков',
  lessons: ['В\u00a0аэропорту: слова', 'Past Simple: проверка', 'Письмо другу', 'Составить резюме'],
  /** Duration of a lesson. */
  minutes: (count: number) => `${count}\u00a0мин`,
  place: (module: number, place: number) => `Модуль ${module}, место ${place}`,
  how: 'Стрелки вверх и\u00a0вниз переносят',
  hint: 'Перетащите урок за\u00a0точки слева или нажмите на\u00a0них и\u00a0на\u00a0новое место',
  /** Shown while a lesson is being moved, and labels of its possible targets. */
  choose: 'Выберите новое место: стрелками или нажатием',
  here: 'Поставить сюда',
  end: 'поставить в\u00a0конец',
  /** Block types of lessons. */
  blocks: [
    ['video', 'Видео'],
    ['file', 'Конспект'],
    ['test', 'Тест'],
    ['clip', 'Задание'],
  ] as [glyph: GlyphName, name: string][],
};
const en: typeof ru = {
  title: 'House 14, handover file',
  count: '24\u00a0filled',
  moved: 'Updated in 3\u00a0files',
  modules: ['Part 1. Roof and windows', 'Part 2. Heating and water', 'Part 3. For those who move in'],
  rest: '8\u00a0empty',
  lessons: ['Window photos', 'Roof check, signed', 'Frame certificate', 'Boiler manual'],
  minutes: (count) => `${count}\u00a0pages`,
  place: (module, place) => `Part ${module}, place ${place}`,
  how: 'Arrows up and down move it',
  hint: 'Drag a slot by its dots, or press them and then its new place',
  choose: 'Choose a new place: arrows or a press',
  here: 'Put it here',
  end: 'put it at the end',
  blocks: [
    ['image', 'Photo'],
    ['file', 'Certificate'],
    ['test', 'Check'],
    ['clip', 'Manual'],
  ],
};
export const words = { ru, en };
