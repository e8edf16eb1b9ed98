const ru = {
  title: 'Нагрузка',
  note: 'часы за\u00a0неделю',
  over: '1\u00a0с\u00a0перегрузкой',
  who: 'Имя',
  total: 'Итого',
  days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб'],
  people: [
    ['Дильшод', 'Азимов'],
    ['Елена', 'Цой'],
    ['Феруза', 'Каримова'],
    ['Максим', 'Югай'],
    ['Зухра', 'Олимова'],
  ],
};
const en: typeof ru = {
  title: 'Workload',
  note: 'tickets this week',
  over: '1 overloaded',
  who: 'Agent',
  total: 'Total',
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  people: [
    ['Diana', 'Ames'],
    ['Erin', 'Castle'],
    ['Flora', 'Keane'],
    ['Max', 'Young'],
    ['Zoe', 'Olsen'],
  ],
};
export const words = { ru, en };
