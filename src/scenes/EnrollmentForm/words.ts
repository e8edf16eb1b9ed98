const ru = {
  title: 'Запись на\u00a0курс',
  nameLabel: 'Имя ученика',
  name: 'Самира Юлдашева',
  courseLabel: 'Курс',
  courses: ['Английский', 'Математика', 'IT для\u00a0детей'],
  phoneLabel: 'Телефон родителя',
  phone: '+998 90 ••• •• 47',
  send: 'Отправить заявку',
  ticket: 'Новая заявка',
  now: 'сейчас',
  gist: 'Самира, 7\u00a0класс, математика',
  next: 'Пробный урок: сб, 11:00',
};
const en: typeof ru = {
  title: 'New supplier',
  nameLabel: 'Company',
  name: 'Sable & Finch',
  courseLabel: 'Supplies',
  courses: ['Packaging', 'Metal parts', 'Transport'],
  phoneLabel: 'Contact',
  phone: 'office@•••.example',
  send: 'Send application',
  ticket: 'New application',
  now: 'now',
  gist: 'Sable & Finch, metal parts',
  next: 'Four checks, due on Tuesday',
};
export const words = { ru, en };
