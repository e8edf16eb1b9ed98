interface Words {
  title: string;
  count: string;
  modules: string[];
  rest: string;
  lessons: [title: string, time: string][];
  blocks: string[];
}
const ru: Words = {
  title: 'Английский B1',
  count: '24\u00a0урока',
  modules: ['Модуль 1. Путешествия', 'Модуль 2. Работа и\u00a0профессии', 'Модуль 3. Город и\u00a0транспорт'],
  rest: '8\u00a0уроков',
  lessons: [
    ['В\u00a0аэропорту: слова', '12\u00a0мин'],
    ['Past Simple: проверка', '10\u00a0мин'],
    ['Письмо другу', '20\u00a0мин'],
    ['Составить резюме', '30\u00a0мин'],
  ],
  blocks: ['Видео', 'Конспект', 'Тест', 'Задание'],
};
const en: Words = {
  title: 'Site handbook',
  count: '24\u00a0parts',
  modules: ['Chapter 1. Safety', 'Chapter 2. Contracts', 'Chapter 3. Handover'],
  rest: '8\u00a0parts',
  lessons: [
    ['Working at height', '12\u00a0min'],
    ['Scaffold inspection', '10\u00a0min'],
    ['Letter to the client', '20\u00a0min'],
    ['Change request', '30\u00a0min'],
  ],
  blocks: ['Video', 'Clause', 'Checklist', 'Form'],
};
export const words = { ru, en };
