const ru = {
  title: 'Посещаемость',
  note: 'по\u00a0всем группам, %',
  months: ['июн', 'июл', 'авг', 'сен', 'окт', 'ноя'],
  stayed: 'продолжили обучение',
  best: ['Лучший рост', 'Химия, ДТМ', 'с\u00a03,6 до\u00a04,3 за\u00a0четверть'],
};
const en: typeof ru = {
  title: 'Yield',
  note: 'all houses, % of plan',
  months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  stayed: 'first quality',
  best: ['Best house', 'Tomatoes, east', 'from 3.6 to 4.3 kg a plant'],
};
export const words = { ru, en };
