interface Words {
  title: string;
  count: string;
  /** After a lesson was moved. */
  moved: string;
  modules: string[];
  rest: string;
  lessons: string[];
  minutes: (count: number) => string;
  place: (module: number, place: number) => string;
  how: string;
  hint: string;
  blocks: string[];
}
const ru: Words = {
  title: 'Английский B1',
  count: '24\u00a0урока',
  moved: 'Обновлено в\u00a03\u00a0группах',
  modules: ['Модуль 1. Путешествия', 'Модуль 2. Работа и\u00a0профессии', 'Модуль 3. Город и\u00a0транспорт'],
  rest: '8\u00a0уроков',
  lessons: ['В\u00a0аэропорту: слова', 'Past Simple: проверка', 'Письмо другу', 'Составить резюме'],
  minutes: (count) => `${count}\u00a0мин`,
  place: (module, place) => `Модуль ${module}, место ${place}`,
  how: 'Стрелки вверх и\u00a0вниз переносят',
  hint: 'Перетащите урок за\u00a0точки слева — программа обновится у\u00a0всех групп',
  blocks: ['Видео', 'Конспект', 'Тест', 'Задание'],
};
const en: Words = {
  title: 'Site handbook',
  count: '24\u00a0parts',
  moved: 'Updated on 3\u00a0sites',
  modules: ['Chapter 1. Safety', 'Chapter 2. Contracts', 'Chapter 3. Handover'],
  rest: '8\u00a0parts',
  lessons: ['Working at height', 'Scaffold inspection', 'Letter to the client', 'Change request'],
  minutes: (count) => `${count}\u00a0min`,
  place: (module, place) => `Chapter ${module}, place ${place}`,
  how: 'Arrows up and down move it',
  hint: 'Drag a part by the dots: every site gets the new order',
  blocks: ['Video', 'Clause', 'Checklist', 'Form'],
};
export const words = { ru, en };
