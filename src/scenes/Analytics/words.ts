const ru = {
  title: 'Посещаемость',
  note: 'по\u00a0всем группам, %',
  months: ['июн', 'июл', 'авг', 'сен', 'окт', 'ноя'],
  stayed: 'продолжили обучение',
  best: ['Лучший рост', 'Химия, ДТМ', 'с\u00a03,6 до\u00a04,3 за\u00a0четверть'],
};
const en: typeof ru = {
  title: 'Yield',
  note: 'your house, % of the best quarter',
  months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  stayed: 'first quality',
  best: ['Gas per kilogram', 'Below the median', 'the best use 8% less'],
};
export const words = { ru, en };
