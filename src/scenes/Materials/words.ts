const ru = {
  shelf: 'Физика 8',
  topic: 'Электричество',
  filters: ['Все', 'Конспекты', 'Видео', 'Тесты'],
  files: [
    ['Закон Ома', '8\u00a0мин'],
    ['Конспект: цепи', 'PDF,\u00a06 стр.'],
    ['Проверь себя', '12\u00a0вопросов'],
    ['Сопротивление', '24\u00a0слайда'],
    ['Схемы цепей', '9\u00a0рисунков'],
    ['Задачник, §\u00a014', 'PDF,\u00a011 стр.'],
  ] as [title: string, meta: string][],
};
const en: typeof ru = {
  shelf: 'Help desk',
  topic: 'Router',
  filters: ['All', 'Articles', 'Videos', 'Checklists'],
  files: [
    ['How do I reset it?', 'review in\u00a0May'],
    ['Why does it drop?', 'review in\u00a0June'],
    ['What do you need?', 'review is\u00a0due'],
    ['How fast is it?', 'review in\u00a0July'],
    ['Which cable is it?', 'review in\u00a0May'],
    ['What is code 691?', 'review in\u00a0June'],
  ],
};
export const words = { ru, en };
