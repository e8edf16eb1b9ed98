import type { Language, SceneName } from '../vocabulary.ts';

/** Text alternatives of the pictures: a sentence, on the English sample pages a few words. */
const russian: Record<SceneName, string> = {
  hero: 'Журнал класса с оценками за ноябрь, телефон родителя с новой оценкой и линия среднего балла.',
  gradebook:
    'Электронный журнал по физике: оценки учеников, средний балл и комментарий, отправленный родителям.',
  'program-constructor':
    'Конструктор программы: модули и уроки в виде дерева, один урок перетаскивают на новое место.',
  quiz: 'Вопрос теста по математике с четырьмя вариантами ответа, таймером и разбором верного решения.',
  'quiz-review': 'Вопрос теста по английскому: ошибка ученицы, верный ответ рядом и правило к нему.',
  'live-lesson':
    'Онлайн-урок: на общей доске график параболы с формулой, рядом видео преподавателя и учеников.',
  'schedule-week':
    'Расписание на неделю: занятия разных предметов стоят по дням и часам, отмечено текущее время.',
  'parent-push': 'Телефон родителя с уведомлениями об оценке, о приходе на урок и о домашнем задании.',
  chat: 'Переписка ученика с преподавателем: вопрос по задаче, прикреплённый файл с решением и ответ.',
  payments: 'Ведомость оплат за октябрь: суммы по ученикам и отметки «оплачено», «ожидает» и «просрочено».',
  'center-dashboard':
    'Панель учебного центра: число учеников, посещаемость, поступления и график по неделям.',
  'public-profile':
    'Публичный профиль преподавателя математики с рейтингом 4,8, отзывом родителя и сертификатом.',
  'center-page':
    'Страница учебного центра в его фирменных цветах: логотип, курсы и ближайший набор в группы.',
  'enrollment-form':
    'Заполненная заявка на курс и карточка новой заявки, которую уже видит администратор центра.',
  'progress-chart': 'График роста среднего балла ученика с марта по ноябрь в сравнении с группой.',
  materials: 'Библиотека материалов курса: конспекты, видео, презентации и тесты, разложенные по темам.',
  automation:
    'Что делается само после урока: сообщение родителям о пропуске, домашнее задание и напоминание об оплате.',
  groups: 'Список групп центра: преподаватель, дни занятий и число занятых мест в каждой группе.',
  'tutor-control':
    'Нагрузка преподавателей по дням недели: видно, кто свободен, а у кого занятий слишком много.',
  analytics: 'Отчёт центра: посещаемость по месяцам столбцами и доля учеников, продолживших обучение.',
  scattered:
    'Обрывки переписки, таблиц и записок, а поверх них — одна тетрадь, где то же самое записано по порядку.',
  'student-home':
    'Кабинет ученицы: ближайший урок, домашние задания на неделю и звёзды за выполненные задания.',
  transfer:
    'Переезд из тетради в журнал: список и расписание уже там, оценки в пути, прошлый год остаётся на полке.',
  doors: 'Пять входов в журнал в виде арок: четыре закрыты, пятый открыт на забытом планшете.',
};

const english: Record<SceneName, string> = {
  hero: 'A quality sheet with scores by shift, a message about a new one and a line.',
  gradebook: 'Four claims with the days that each step took, and one that is closed.',
  'program-constructor': 'The parts of a handover file, one slot being moved to a new place.',
  quiz: 'A step of a guided choice with four answers and the reason for the right one.',
  'quiz-review': 'A training question with a wrong answer, the right one and the rule.',
  'live-lesson': 'A video call over a shared board with a cost curve.',
  'schedule-week': 'A week of appointments by day and hour.',
  'parent-push': 'A phone with three messages from the field.',
  chat: 'A conversation between a guest and the front desk.',
  payments: 'What a kilometre of one bus is made of, each part usual or too high.',
  'center-dashboard': 'A dashboard with three figures, a trend and today’s arrivals.',
  'public-profile': 'A host’s page about her week, with a rating and a guest’s words.',
  'center-page': 'A tableware brand’s page with three pieces.',
  'enrollment-form': 'A filled-in application and the card that it becomes.',
  'progress-chart': 'A line that rises month by month above an older one.',
  materials: 'A library of articles, videos and checklists.',
  automation: 'One event that starts three actions by itself.',
  groups: 'Four supplies with weeks of stock, now and at the first count.',
  'tutor-control': 'A table of workloads by person and day, one of them too high.',
  analytics: 'Columns by month, a ring and the best result.',
  scattered: 'Scraps of notes and messages under one tidy notebook.',
  'student-home': 'A customer’s rewards and the days they were earned.',
  transfer: 'Systems on their way from a server room to the cloud, and one that stays.',
  doors: 'Five doors as arches: four are shut, one still stands open.',
};

/** Names of interactive scenes. */
export const playedLabels: Record<Language, Partial<Record<SceneName, string>>> = {
  ru: {
    hero: 'Журнал, в\u00a0котором можно поставить оценку и\u00a0увидеть, что узнает родитель',
    gradebook: 'Журнал, в\u00a0котором можно поставить оценку',
    quiz: 'Вопрос теста, на\u00a0который можно ответить',
    'program-constructor': 'Программа, в\u00a0которой можно переставить уроки',
    'live-lesson': 'Онлайн-урок с\u00a0доской, на\u00a0которой можно рисовать',
    'schedule-week': 'Расписание, в\u00a0котором можно перенести урок',
    payments: 'Ведомость, в\u00a0которой можно отметить оплату',
  },
  en: {
    hero: 'A sheet in which a score can be set',
    gradebook: 'A sheet of claims in which days can be set',
    quiz: 'A question that can be answered',
    'program-constructor': 'A handover file whose slots can be moved',
    'live-lesson': 'A call with a board to draw on',
    'schedule-week': 'A week in which a visit can be moved',
    payments: 'A list of costs that can be ticked off',
  },
};

export const sceneAlt = { ru: russian, en: english } satisfies Record<string, Record<SceneName, string>>;
