interface Words {
  address: string;
  name: string;
  promise: string;
  action: string;
  courses: [title: string, price: string][];
  foot: string;
}
const ru: Words = {
  address: 'chinor',
  name: 'Чинор',
  promise: 'Знания, которые растут вместе с\u00a0ребёнком',
  action: 'Записаться на\u00a0пробный урок',
  courses: [
    ['Английский', 'от\u00a0450\u00a0000\u00a0сум'],
    ['Математика', 'от\u00a0380\u00a0000\u00a0сум'],
    ['Подготовка к\u00a0ДТМ', 'от\u00a0520\u00a0000\u00a0сум'],
  ],
  foot: 'Набор в\u00a0группы\u00a0— до\u00a01\u00a0декабря',
};
const en: Words = {
  address: 'tallow-clay',
  name: 'Tallow Clay',
  promise: 'Bowls that improve with every breakfast',
  action: 'See the first firing',
  courses: [
    ['Breakfast set', 'from $45'],
    ['Serving bowl', 'from $38'],
    ['Teapot', 'from $52'],
  ],
  foot: 'Second firing on 1 December',
};
export const words = { ru, en };
