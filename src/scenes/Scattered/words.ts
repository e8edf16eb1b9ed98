const ru = {
  /** The scattered items: a message, a note, a call, a link. */
  asked: 'Скиньте ещё раз, пожалуйста',
  note: 'ДЗ: стр.\u00a041? спросить',
  call: 'Пропущенный: мама Азиза',
  lost: 'Ссылка устарела',
  /** The one notebook that replaces them. */
  title: 'Алгебра, 8\u00a0«Б»',
  owner: 'Малика',
  lines: [
    ['Прошли', 'Квадратные уравнения'],
    ['Задано', '№\u00a0214–\u2060218, до\u00a0четверга'],
    ['Оценка', '5, решила сама'],
    ['Дальше', 'Четверг, 16:30'],
  ] as [title: string, what: string][],
};
const en: typeof ru = {
  asked: 'Please send it again',
  note: 'p. 41? ask Tom',
  call: 'Missed call: the client',
  lost: 'This link has expired',
  title: 'Project 8',
  owner: 'Helen',
  lines: [
    ['Done', 'First estimate'],
    ['Next', 'Two interviews'],
    ['Score', '5 of 5'],
    ['Then', 'Thursday, 16:30'],
  ],
};
export const words = { ru, en };
