/** A shot of the film: a scene of the product with two lines of text. */
export interface Shot {
  /** Duration in milliseconds. */
  length: number;
  /** Time of day and role; the first and the last shot have none. */
  eyebrow?: string;
  title: string;
  text: string;
  /** The scene, and a page that shows all of it in Russian; without a scene the shot shows the brand. */
  scene?: { page: string; name: string };
  /** Caption that describes the picture. */
  caption: string;
}

/** One school day from morning to evening. */
export const storyboard: readonly Shot[] = [
  {
    length: 2800,
    title: 'Один учебный день',
    text: 'С\u00a0утра до\u00a0вечера\u00a0— в\u00a0одном месте',
    caption: 'Один учебный день с утра до вечера.',
  },
  {
    length: 3600,
    eyebrow: '8:30 · репетитор',
    title: 'Программа собирается из\u00a0блоков',
    text: 'Тема, видео, тест, задание: перетащили\u00a0— и\u00a0урок готов.',
    scene: { page: '/', name: 'program-constructor' },
    caption: 'Утро. Репетитор собирает программу из готовых блоков: перетаскивает тест между уроками.',
  },
  {
    length: 3600,
    eyebrow: '10:00 · урок',
    title: 'Урок идёт прямо в\u00a0браузере',
    text: 'Общая доска, лица и\u00a0поднятая рука.',
    scene: { page: '/feature/live-lessons', name: 'live-lesson' },
    caption: 'Десять утра. Живой урок: на общей доске парабола, рядом преподаватель и двое учеников.',
  },
  {
    length: 3600,
    eyebrow: '11:00 · ученик',
    title: 'Тест проверяет себя сам',
    text: 'Ответ и\u00a0разбор\u00a0— сразу, пока вопрос ещё интересен.',
    scene: { page: '/tutors-info', name: 'quiz' },
    caption: 'Одиннадцать. Ученик отвечает на вопрос теста и сразу видит разбор решения.',
  },
  {
    length: 3600,
    eyebrow: '18:42 · журнал',
    title: 'Оценки считаются сами',
    text: 'Средний балл, посещаемость и\u00a0слова для родителей.',
    scene: { page: '/', name: 'gradebook' },
    caption:
      'Вечер, урок закончен. В цифровом журнале — оценки, средний балл и комментарий, отправленный родителям.',
  },
  {
    length: 3600,
    eyebrow: '18:42 · родители',
    title: 'Дома узнают в\u00a0ту же минуту',
    text: 'Оценка, урок, домашнее задание\u00a0— на\u00a0экране телефона.',
    scene: { page: '/feature/notifications', name: 'parent-push' },
    caption: 'Та же минута. На телефоне родителя — уведомления об оценке, уроке и домашнем задании.',
  },
  {
    length: 3600,
    eyebrow: '20:00 · директор',
    title: 'Центр виден целиком',
    text: 'Ученики, посещаемость и\u00a0оплаты на\u00a0одном экране.',
    scene: { page: '/centers-info', name: 'center-dashboard' },
    caption: 'Восемь вечера. Директор видит учеников, посещаемость и поступления на одном экране.',
  },
  {
    length: 3200,
    title: 'Вся учёба в\u00a0одном месте',
    text: 'Попробуйте на\u00a0своих занятиях',
    caption: 'Вся учёба в одном месте. Попробуйте на своих занятиях.',
  },
];
