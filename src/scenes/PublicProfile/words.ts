const ru = {
  initials: 'НР',
  portrait: 'scenes/nargiza-rashidova',
  name: 'Наргиза Рашидова',
  role: 'Математика · Ташкент и\u00a0онлайн',
  rating: '4,8',
  by: 'по\u00a0отзывам семей',
  about:
    '12\u00a0лет веду алгебру и\u00a0геометрию. Объясняю на\u00a0задачах из\u00a0жизни, без\u00a0зубрёжки.',
  skills: ['8–\u206011\u00a0классы', 'ДТМ', 'Олимпиады'],
  award: 'Сертификат',
  awardText: 'Педагог высшей категории',
  review: '«За\u00a0полгода сын поднялся с\u00a0тройки до\u00a0твёрдой пятёрки».',
  reviewer: 'Гульнора, мама Санжара',
};
const en: typeof ru = {
  initials: 'NB',
  portrait: '',
  name: 'Nino Beridze',
  role: 'Host · the second week of March',
  rating: '4.8',
  by: 'by her guests',
  about: 'Yes, there is mud. The last bus is at five. I pick up.',
  skills: ['Mud', 'Buses', 'Open now'],
  award: 'Most read page',
  awardText: 'Mud, and what to wear',
  review: '“She lent us rubber boots. We come back.”',
  reviewer: 'Grete, guest in March',
};
export const words = { ru, en };
