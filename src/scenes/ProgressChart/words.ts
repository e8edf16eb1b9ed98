const ru = {
  title: 'Средний балл',
  pupil: 'Бобур',
  group: 'группа',
  months: ['сен', 'окт', 'ноя', 'дек', 'янв', 'фев'],
  subjects: ['Математика', 'Физика', 'Английский'],
  number: (text: string) => text,
};
const en: typeof ru = {
  title: 'Forecast hit rate',
  pupil: 'forecast',
  group: 'old method',
  months: ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
  subjects: ['Dairy', 'Bakery', 'Fruit'],
  number: (text: string) => text.replace(',', '.'),
};
export const words = { ru, en };
