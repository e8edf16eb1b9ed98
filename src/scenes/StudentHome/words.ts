interface Words {
  initials: string;
  portrait?: string;
  hello: string;
  soon: string;
  lesson: string;
  join: string;
  week: string[];
  homeworkTitle: string;
  /** The first one is done. */
  homework: [title: string, due: string][];
}
const ru: Words = {
  initials: 'МЮ',
  portrait: 'malika-yusupova',
  hello: 'Привет, Малика!',
  soon: 'Через 25\u00a0минут',
  lesson: 'Биология: клетка',
  join: 'Войти в\u00a0урок',
  week: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  homeworkTitle: 'Домашние задания',
  homework: [
    ['Эссе «Мой город»', 'сдано'],
    ['Алгебра, №\u00a0214–218', 'до\u00a0чт'],
    ['Тест по\u00a0биологии', 'до\u00a0пт'],
  ],
};
const en: Words = {
  initials: 'MY',
  hello: 'Hello, Mary!',
  soon: 'In 25 minutes',
  lesson: 'Warm rye loaves',
  join: 'Reserve one',
  week: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  homeworkTitle: 'Your rewards',
  homework: [
    ['Free coffee', 'used'],
    ['Sixth bun free', 'by Thu'],
    ['Birthday cake', 'by Fri'],
  ],
};
export const words = { ru, en };
