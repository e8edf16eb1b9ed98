const ru = {
  title: 'Средний балл',
  /** Names of the drawn line and of the one it is compared with. */
  pupil: 'Бобур',
  group: 'группа',
  months: ['мар', 'апр', 'май', 'сен', 'окт', 'ноя'],
  /** Labels of the chart's lines, from the top, and of the last point. */
  scale: ['5', '4', '3'],
  last: '4,6',
  subjects: [
    ['Математика', '4,8', 96],
    ['Физика', '4,6', 92],
    ['Английский', '4,4', 88],
  ] as [name: string, average: string, share: number][],
};
// The lines are read as per cent: 3 of 5 is 50, 5 is 90.
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
