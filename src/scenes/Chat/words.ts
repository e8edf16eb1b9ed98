interface Words {
  dialogs: [initials: string, name: string, last: string][];
  /** The first dialog is with her. */
  teacher: { initials: string; name: string; state: string; portrait?: string };
  question: string;
  file: string;
  answer: string;
  thanks: string;
}
const ru: Words = {
  dialogs: [
    ['ОП', 'Ольга Пак', 'печатает…'],
    ['9А', 'Группа 9 «А»', 'Тест до\u00a020:00'],
    ['ИС', 'Ислом Саидов', 'Спасибо, всё понятно!'],
    ['АЦ', 'Администратор', 'Кабинет 12'],
  ],
  teacher: { initials: 'ОП', name: 'Ольга Пак', state: 'химия · в\u00a0сети', portrait: 'scenes/olga-pak' },
  question: 'Здравствуйте! В\u00a0задаче 14 не\u00a0сходится ответ.',
  file: 'Решение-14.jpg',
  answer: 'Вижу: потеряли коэффициент 2 перед H₂O. Пересчитайте со\u00a0второй строки.',
  thanks: 'Теперь сходится: 36\u00a0г. Спасибо!',
};
const en: Words = {
  dialogs: [
    ['OP', 'Olga Park', 'is typing…'],
    ['H9', 'Harbour Hotel', 'Late arrival, 20:00'],
    ['IS', 'Ivor Stone', 'Thank you, got it!'],
    ['FD', 'Front desk', 'Room 12'],
  ],
  teacher: { initials: 'OP', name: 'Olga Park', state: 'guest desk · online' },
  question: 'Good evening! My bill for room 14 looks wrong.',
  file: 'Bill-14.jpg',
  answer: 'I see it: the second breakfast was counted twice. Here is a new one.',
  thanks: 'Now it adds up. Thank you!',
};
export const words = { ru, en };
