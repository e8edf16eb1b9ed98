const ru = {
  month: 'Ноябрь',
  count: '10\u00a0занятий',
  days: ['Пн 17', 'Вт 18', 'Ср 19', 'Чт 20', 'Пт 21', 'Сб 22'],
  free: 'свободно',
  hint: 'Перетащите урок или нажмите на\u00a0него и\u00a0выберите новый час',
  /** Shown while a lesson is being moved. */
  how: 'Выберите свободный час: стрелками или нажатием',
  announcement: (lesson: string, now: string, before: string) =>
    `${lesson}: ${now}, было ${before}. Ученики и\u00a0родители уже знают`,
  lessons: {
    algebra: ['Алгебра', 'каб.\u00a012'],
    chemistry: ['Химия', 'каб.\u00a07'],
    english: ['IELTS', 'онлайн'],
    physics: ['Физика', 'каб.\u00a09'],
    test: ['Тест', '90\u00a0мин'],
  } as Record<'algebra' | 'chemistry' | 'english' | 'physics' | 'test', [title: string, place: string]>,
};
const en: typeof ru = {
  month: 'November',
  count: '10\u00a0visits',
  days: ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21', 'Sat 22'],
  free: 'free',
  hint: 'Press a visit and choose its hour, or drag it',
  how: 'Choose a free hour: arrows or a press',
  announcement: (lesson, now, before) => `${lesson}: ${now}, was ${before}. The patient has been told`,
  lessons: {
    algebra: ['Check', 'room\u00a012'],
    chemistry: ['X-ray', 'room\u00a07'],
    english: ['Advice', 'online'],
    physics: ['Physio', 'room\u00a09'],
    test: ['Scan', 'room\u00a03'],
  },
};
export const words = { ru, en };
