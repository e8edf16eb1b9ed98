import { plural } from '../content/problems/counted.ts';

/** Labels of sections and layouts about the platform, which stand on Russian pages only. */
export const platform = {
  // FeatureLayout: its story
  tellers: { tutor: 'Преподаватель', student: 'Ученик', parent: 'Родитель', center: 'Центр' },
  // FeatureLayout
  feature: {
    what: 'Что это такое?',
    benefits: 'Ключевые преимущества',
    why: 'Почему это круто?',
    neighbours: 'Соседние возможности',
    previous: 'Предыдущая возможность',
    next: 'Следующая возможность',
    calls: {
      tutors: {
        heading: 'Попробуйте на\u00a0своих занятиях',
        text: 'Начните с\u00a0одной группы: все возможности входят в\u00a0один тариф.',
      },
      students: {
        heading: 'Откройте свой кабинет',
        text: 'Ученики и\u00a0родители не\u00a0платят, а\u00a0занятия в\u00a0кабинете откроет преподаватель или центр.',
      },
      centers: {
        heading: 'Попробуйте в\u00a0своём центре',
        text: 'Расскажите, сколько у\u00a0вас учеников и\u00a0групп, и\u00a0мы рассчитаем цену для\u00a0центра.',
      },
    },
  },
  // CenterLayout
  center: {
    kind: 'Учебный центр',
    since: 'год основания',
    groups: (count: number) => plural(count, 'группа', 'группы', 'групп'),
    tutors: (count: number) => plural(count, 'преподаватель', 'преподавателя', 'преподавателей'),
    students: (count: number) => plural(count, 'ученик', 'ученика', 'учеников'),
    subjects: 'Предметы',
    call: 'Записаться в\u00a0кабинете',
    more: 'Каталог центров',
  },
  // AudienceTabs
  audienceTabs: 'Кому помогает платформа',
  // AvatarGroup
  avatarGroup: {
    users: 'пользователей: репетиторы, ученики, родители и\u00a0учебные центры',
    reviews: (count: string) => `${count} отзывов`,
  },
  // ContactDetails
  contacts: {
    office: 'Офис',
    phones: 'Телефоны',
    email: 'Почта',
    hours: 'Часы работы',
    partners: 'Для\u00a0партнёров',
    support: 'Поддержка',
    more: 'Все контакты',
  },
  // Day
  day: {
    follow: 'За\u00a0кем следить',
    all: 'Все четверо',
    screens: 'Что видит каждый',
    began: 'С этого началось',
    done: 'сделано',
  },
  // FeatureList
  featurePages: {
    tutors: 'Страница для\u00a0репетиторов',
    students: 'Раздел для\u00a0родителей',
    centers: 'Страница для\u00a0центров',
  },
  // MapFacade
  map: {
    load: 'Показать карту',
    privacy: 'Карта загрузится с\u00a0сервера OpenStreetMap',
    /** No event tells that a frame's page has not come. */
    missing: 'Карта не\u00a0появилась? Откройте её по\u00a0ссылке выше',
    link: 'Открыть в\u00a0OpenStreetMap',
    title: (city: string) => `Карта: ${city}`,
  },
  // CenterEstimate
  estimate: {
    groups: 'Групп',
    pupils: 'Учеников в\u00a0группе',
    tutors: 'Преподавателей',
    sum: (pupils: number) =>
      `${plural(pupils, 'ученик', 'ученика', 'учеников')}\u00a0— от\u00a0этого числа и\u00a0зависит цена`,
    compare: (tutors: number) =>
      `Для сравнения: ${tutors}\u00a0${plural(tutors, 'отдельный тариф', 'отдельных тарифа', 'отдельных тарифов')} репетитора ${plural(tutors, 'стоил', 'стоили', 'стоили')} бы`,
    less: 'Сумму для центра назовём до\u00a0начала работы.',
    to: 'Кому',
    about: 'Тема',
    questions: {
      price: 'Какой будет цена при нашем числе учеников и\u00a0как она изменится, если их станет больше?',
      move: 'Кто поможет перенести группы, расписание и\u00a0список учеников?',
      control: 'Что руководитель видит в\u00a0журналах и\u00a0расписаниях преподавателей?',
      reports: 'Какие отчёты об\u00a0оплатах и\u00a0посещаемости готовит платформа?',
    },
    subject: 'Условия для учебного центра',
    letter: (groups: number, tutors: number, pupils: number) =>
      `Групп: ${groups}, преподавателей: ${tutors}, учеников: около ${pupils}.`,
    action: 'Спросить письмом',
  },
  // ToolsCarousel
  audiences: {
    tutors: 'Репетиторам',
    students: 'Ученикам',
    parents: 'Родителям',
    centers: 'Центрам',
    all: 'Всем',
  },
};
