/** One picture of the film: a scene of the product with two lines beside it. */
export interface Shot {
  /** How long it stands, in milliseconds. */
  length: number;
  /** The time of the day and whose it is; the first and the last shot have none. */
  eyebrow?: string;
  title: string;
  text: string;
  /** A page that shows the scene whole and in Russian, and the scene; without, the shot shows the brand alone. */
  scene?: { page: string; name: string };
  /** What the captions say, for who does not see the picture. */
  caption: string;
}

/** One school day from morning to evening. */
export const storyboard: readonly Shot[] = [
  {
    length: 2800,
    title: 'Один учебный день',
    text: 'С утра до вечера — в одном месте',
    caption: 'Daftar: один учебный день с утра до вечера.',
  },
  {
    length: 3600,
    eyebrow: '8:30 · репетитор',
    title: 'Программа собирается из блоков',
    text: 'Тема, видео, тест, задание: перетащили — и урок готов.',
    scene: { page: '/', name: 'program-constructor' },
    caption: 'Утро. Репетитор собирает программу из готовых блоков: перетаскивает тест между уроками.',
  },
  {
    length: 3600,
    eyebrow: '10:00 · урок',
    title: 'Урок идёт прямо в браузере',
    text: 'Общая доска, лица и поднятая рука.',
    scene: { page: '/feature/live-lessons', name: 'live-lesson' },
    caption: 'Десять утра. Живой урок: на общей доске парабола, рядом преподаватель и двое учеников.',
  },
  {
    length: 3600,
    eyebrow: '11:00 · ученик',
    title: 'Тест проверяет себя сам',
    text: 'Ответ и разбор — сразу, пока вопрос ещё интересен.',
    scene: { page: '/tutors-info', name: 'quiz' },
    caption: 'Одиннадцать. Ученик отвечает на вопрос теста и сразу видит разбор решения.',
  },
  {
    length: 3600,
    eyebrow: '12:30 · журнал',
    title: 'Оценки считаются сами',
    text: 'Средний балл, посещаемость и слова для родителей.',
    scene: { page: '/', name: 'gradebook' },
    caption: 'Полдень. В цифровом журнале — оценки, средний балл и комментарий, отправленный родителям.',
  },
  {
    length: 3600,
    eyebrow: '18:42 · родители',
    title: 'Дома узнают в ту же минуту',
    text: 'Оценка, урок, домашнее задание — на экране телефона.',
    scene: { page: '/feature/notifications', name: 'parent-push' },
    caption: 'Вечер. На телефоне родителя — уведомления об оценке, уроке и домашнем задании.',
  },
  {
    length: 3600,
    eyebrow: '20:00 · директор',
    title: 'Центр виден целиком',
    text: 'Ученики, посещаемость и оплаты на одном экране.',
    scene: { page: '/centers-info', name: 'center-dashboard' },
    caption: 'Восемь вечера. Директор видит учеников, посещаемость и поступления на одном экране.',
  },
  {
    length: 3200,
    title: 'Вся учёба в одном месте',
    text: 'Попробуйте на своих занятиях',
    caption: 'Daftar: вся учёба в одном месте. Попробуйте на своих занятиях.',
  },
];
