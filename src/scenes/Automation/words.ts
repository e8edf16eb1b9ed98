const ru = {
  event: ['Урок завершён', 'Геометрия 10 «В», 17:45'],
  on: 'Включено',
  actions: [
    {
      when: 'если «н»',
      title: 'Сообщить родителям',
      text: 'Умид сегодня не\u00a0был на\u00a0геометрии.',
      done: '1\u00a0сообщение',
    },
    {
      when: 'всем',
      title: 'Отправить домашнее',
      text: 'Параграф 9, задачи 4–7, сдать до\u00a0пятницы.',
      done: '11\u00a0учеников',
    },
    {
      when: 'если 8-й урок',
      title: 'Напомнить об\u00a0оплате',
      text: 'Оплаченные уроки закончились.',
      done: '3\u00a0письма',
    },
  ],
};
const en: typeof ru = {
  event: ['Parcel scanned', 'Hub North, 17:45'],
  on: 'On',
  actions: [
    {
      when: 'if late',
      title: 'Tell the customer',
      text: 'New arrival time: today, 19:30.',
      done: '1\u00a0message',
    },
    {
      when: 'always',
      title: 'Plan the route',
      text: 'Van 9, stops 4–7, before noon.',
      done: '11\u00a0parcels',
    },
    {
      when: 'if third try',
      title: 'Offer a locker',
      text: 'Nobody was at home twice.',
      done: '3\u00a0letters',
    },
  ],
};
export const words = { ru, en };
