const ru = {
  title: 'Где открыт ваш журнал',
  open: '1\u00a0лишний',
  doors: ['Телефон', 'Ноутбук', 'Мама', 'Школа', 'Планшет'],
  found: 'Старый планшет',
  text: 'Его подарили в\u00a0мае, а\u00a0выйти забыли.',
  act: 'Закрыть вход',
  done: ['Проверено', '4 из\u00a05'],
};
const en: typeof ru = {
  title: 'Doors from outside',
  open: '1\u00a0open',
  doors: ['Mail', 'Website', 'Backups', 'Remote', 'Tests'],
  found: 'Test account, 2019',
  text: 'Its password is on a\u00a0note in the lab.',
  act: 'Closed on Friday',
  done: ['Shut and tried again', '4 of\u00a05'],
};
export const words = { ru, en };
