const ru = {
  date: 'четверг, 13\u00a0ноября',
  pushes: [
    ['Оценка «5» по\u00a0химии', 'сейчас', 'Бехруз: лабораторная №\u00a04, всё верно.'],
    ['Бехруз на\u00a0уроке', '17:02', 'Отметка преподавателя Ольги Пак.'],
    ['Домашнее задание', 'вчера', 'Параграф 12, задачи 3–\u20606. Сдать до\u00a0пятницы.'],
  ] as [title: string, when: string, text: string][],
};
const en: typeof ru = {
  date: 'Thursday, 13 November',
  pushes: [
    ['Substation 5 is back', 'now', 'Crew 4: breaker replaced, load normal.'],
    ['Crew 2 on site', '17:02', 'Confirmed by dispatcher Ola Berg.'],
    ['Inspection due', 'yesterday', 'Line 12, towers 3–\u20606. Report by Friday.'],
  ],
};
export const words = { ru, en };
