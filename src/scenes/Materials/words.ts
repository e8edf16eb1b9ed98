interface Words {
  shelf: string;
  topic: string;
  filters: string[];
  files: [title: string, meta: string][];
}
const ru: Words = {
  shelf: 'Физика 8',
  topic: 'Электричество',
  filters: ['Все', 'Конспекты', 'Видео', 'Тесты'],
  files: [
    ['Закон Ома: опыт', '8\u00a0мин'],
    ['Конспект: цепи', 'PDF,\u00a06 стр.'],
    ['Проверь себя', '12\u00a0вопросов'],
    ['Сопротивление', '24\u00a0слайда'],
    ['Схемы к\u00a0задачам', '9\u00a0рисунков'],
    ['Задачник, §\u00a014–16', 'PDF,\u00a011 стр.'],
  ],
};
const en: Words = {
  shelf: 'Help desk',
  topic: 'Home internet',
  filters: ['All', 'Articles', 'Videos', 'Checklists'],
  files: [
    ['Reset the router', '8\u00a0min'],
    ['Why Wi-Fi drops', 'PDF,\u00a06 pages'],
    ['Before you call', '12\u00a0questions'],
    ['Line speeds', '24\u00a0slides'],
    ['Cable pictures', '9\u00a0pictures'],
    ['Fault codes', 'PDF,\u00a011 pages'],
  ],
};
export const words = { ru, en };
