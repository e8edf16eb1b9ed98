const ru = {
  title: 'Средний балл',
  /** Whose line is drawn, and what it is compared with. */
  pupil: 'Бобур',
  group: 'группа',
  months: ['мар', 'апр', 'май', 'сен', 'окт', 'ноя'],
  /** What the chart's lines stand for, from above, and the last point of the drawn one. */
  scale: ['5', '4', '3'],
  last: '4,6',
  subjects: [
    ['Математика', '4,8', 96],
    ['Физика', '4,6', 92],
    ['Английский', '4,4', 88],
  ] as [name: string, average: string, share: number][],
};
// The drawn lines read as per cent: 3 of 5 is 50, 5 is 90.
const en: typeof ru = {
  title: 'Right orders',
  pupil: 'forecast',
  group: 'managers',
  months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  scale: ['90%', '70%', '50%'],
  last: '82%',
  subjects: [
    ['Dairy', '86%', 86],
    ['Bread', '82%', 82],
    ['Fruit', '78%', 78],
  ],
};
export const words = { ru, en };
