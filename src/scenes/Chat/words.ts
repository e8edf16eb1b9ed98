const ru = {
  dialogs: [
    ['ОП', 'Ольга Пак', 'печатает…'],
    ['9А', 'Группа 9 «А»', 'Тест до\u00a020:00'],
    ['ИС', 'Ислом Саидов', 'Всё понятно!'],
    ['АЦ', 'Администратор', 'Кабинет 12'],
  ] as [initials: string, name: string, last: string][],
  /** The first dialog is with this teacher. */
  teacher: { initials: 'ОП', name: 'Ольга Пак', state: 'химия · в\u00a0сети', portrait: 'scenes/olga-pak' },
  question: 'Здравствуйте! Задача 14 не\u00a0сходится.',
  file: 'Решение-14.jpg',
  answer: 'Вижу: потеряли коэффициент 2 перед H₂O. Пересчитайте со\u00a0второй строки.',
  thanks: 'Теперь сходится: 36\u00a0г. Спасибо!',
};
const en: typeof ru = {
  dialogs: [
    ['IP', 'Inês Prado', 'is typing…'],
    ['TR', 'Tiago Reis', 'Washer changed, done'],
    ['9', 'Room 9', 'Late arrival, 20:00'],
    ['NS', 'Night shift', 'Towels for room 12'],
  ],
  teacher: { initials: 'IP', name: 'Inês Prado', state: 'guest desk · online', portrait: '' },
  question: 'Good evening! The tap in room 14 is dripping.',
  file: 'Tap-14.jpg',
  answer: 'Thank you, I see it. Tiago is on his way and will be there in ten minutes.',
  thanks: 'It is quiet again. Good night!',
};
export const words = { ru, en };
