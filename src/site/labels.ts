/**
 * The one dictionary of interface labels (architecture.md, rule 3). Visitors' sentences of pages live in MDX; only
 * what belongs to controls stands here, once in Russian and once for the English template pages.
 */
const ru = {
  // Link
  newTab: 'откроется в новой вкладке',
  // Rating
  decimalMark: ',',
  ofFive: 'из 5',
  // ScrollTable
  table: 'Таблица',
  // Layout
  skipToContent: 'Перейти к содержанию',
  scrollToTop: 'Наверх',
  breadcrumbs: 'Цепочка навигации',
  previous: 'Назад',
  next: 'Дальше',
  pageChanged: (title: string) => `Открыта страница «${title}»`,
  // AudienceTabs
  audienceTabs: 'Кому помогает платформа',
  // Carousel
  carousel: {
    role: 'карусель',
    slideOf: (slide: number, count: number) => `Слайд ${slide} из ${count}`,
    goTo: (slide: number) => `Перейти к слайду ${slide}`,
    previous: 'Предыдущий слайд',
    next: 'Следующий слайд',
    pause: 'Остановить движение',
    resume: 'Запустить движение',
  },
  // ContactDetails
  contacts: {
    office: 'Офис',
    phones: 'Телефоны',
    email: 'Почта',
    hours: 'Часы работы',
    partners: 'Для партнёров',
  },
  // FeatureList
  featureGroups: {
    tutors: { title: 'Репетиторам', page: 'Страница для репетиторов' },
    students: { title: 'Ученикам и родителям', page: 'Чем помогает родителям' },
    centers: { title: 'Учебным центрам', page: 'Страница для центров' },
  },
  // Forms
  forms: {
    name: 'Имя и фамилия',
    email: 'Электронная почта',
    phone: 'Телефон',
    company: 'Организация',
    subject: 'Тема',
    message: 'Сообщение',
    namePlaceholder: 'Азиз Каримов',
    emailPlaceholder: 'aziz@example.com',
    phonePlaceholder: '+998 90 123-45-67',
    send: 'Отправить',
    sending: 'Отправляем…',
    retry: 'Отправить ещё раз',
    leaveEmpty: 'Не заполняйте это поле',
    required: {
      name: 'Напишите, как к вам обращаться',
      email: 'Укажите почту, чтобы мы могли ответить',
      phone: 'Укажите номер телефона',
      company: 'Укажите школу, центр или компанию',
      subject: 'Напишите тему одной строкой',
      message: 'Напишите пару слов о вашем вопросе',
    },
    invalid: {
      name: 'В имени — только буквы и пробелы',
      email: 'Проверьте адрес: он должен быть вида aziz@example.com',
      phone: 'Проверьте номер: например, +998 90 123-45-67',
    },
    notSent: (email: string) =>
      `Сайт пока не отправляет формы. Напишите нам на ${email} — ответим в рабочее время`,
    draft: 'Открыть письмо с этим текстом',
    sent: 'Сообщение отправлено. Ответим в рабочее время',
    failed: (email: string) =>
      `Не получилось отправить. Текст остался в форме: попробуйте ещё раз или напишите на ${email}`,
    offline: 'Нет соединения с интернетом. Текст остался в форме: отправьте, когда связь вернётся',
  },
  // MapFacade
  map: {
    load: 'Показать карту',
    privacy: 'Карта загрузится с сервера OpenStreetMap',
    link: 'Открыть в OpenStreetMap',
    title: (city: string) => `Карта: ${city}`,
  },
  // Plans
  plans: { tutor: 'Зарегистрироваться', center: 'Обсудить условия' },
  // PortfolioGrid
  portfolio: {
    filter: 'Раздел',
    all: 'Все',
    technology: 'Технологии',
    helpdesk: 'Поддержка',
    analysis: 'Анализ',
    marketing: 'Маркетинг',
    shown: (count: number) => `Показано: ${count}`,
  },
  // PostSearchList
  search: {
    label: 'Поиск по статьям',
    placeholder: 'Например, журнал',
    found: (count: number) => `Найдено статей: ${count}`,
    nothing: (query: string) => `По запросу «${query}» ничего не нашлось`,
    clear: 'Показать все статьи',
  },
  // RolePicker
  rolePicker: { action: 'Зарегистрироваться' },
  // VideoModal
  video: { close: 'Закрыть видео' },
};
export type Labels = typeof ru;

const en: Labels = {
  // Link
  newTab: 'opens in a new tab',
  // Rating
  decimalMark: '.',
  ofFive: 'out of 5',
  // ScrollTable
  table: 'Table',
  // Layout
  skipToContent: 'Skip to content',
  scrollToTop: 'Back to top',
  breadcrumbs: 'Breadcrumbs',
  previous: 'Previous',
  next: 'Next',
  pageChanged: (title: string) => `Page “${title}” is open`,
  // AudienceTabs
  audienceTabs: 'Who the platform helps',
  // Carousel
  carousel: {
    role: 'carousel',
    slideOf: (slide: number, count: number) => `Slide ${slide} of ${count}`,
    goTo: (slide: number) => `Go to slide ${slide}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause',
    resume: 'Play',
  },
  // ContactDetails
  contacts: { office: 'Office', phones: 'Phones', email: 'E-mail', hours: 'Hours', partners: 'For partners' },
  // FeatureList
  featureGroups: {
    tutors: { title: 'For tutors', page: 'Page for tutors' },
    students: { title: 'For students and parents', page: 'How it helps parents' },
    centers: { title: 'For learning centres', page: 'Page for centres' },
  },
  // Forms
  forms: {
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
    namePlaceholder: 'Aziz Karimov',
    emailPlaceholder: 'aziz@example.com',
    phonePlaceholder: '+998 90 123-45-67',
    send: 'Send',
    sending: 'Sending…',
    retry: 'Send again',
    leaveEmpty: 'Leave this field empty',
    required: {
      name: 'Tell us your name',
      email: 'Enter an e-mail so that we can answer',
      phone: 'Enter a phone number',
      company: 'Enter your company',
      subject: 'Enter a subject',
      message: 'Write a few words about your question',
    },
    invalid: {
      name: 'Letters and spaces only, please',
      email: 'Check the address: it should look like aziz@example.com',
      phone: 'Check the number: for example, +998 90 123-45-67',
    },
    notSent: (email: string) => `This site does not send forms yet. Write to ${email} and we will answer`,
    draft: 'Open a letter with this text',
    sent: 'Your message has been sent',
    failed: (email: string) => `Sending failed. Your text is kept: try again or write to ${email}`,
    offline: 'You are offline. Your text is kept: send it when the connection is back',
  },
  // MapFacade
  map: {
    load: 'Show the map',
    privacy: 'The map loads from OpenStreetMap',
    link: 'Open in OpenStreetMap',
    title: (city: string) => `Map: ${city}`,
  },
  // Plans
  plans: { tutor: 'Sign up', center: 'Talk to us' },
  // PortfolioGrid
  portfolio: {
    filter: 'Category',
    all: 'All',
    technology: 'Technology',
    helpdesk: 'Helpdesk',
    analysis: 'Analysis',
    marketing: 'Marketing',
    shown: (count: number) => `${count} shown`,
  },
  // PostSearchList
  search: {
    label: 'Search posts',
    placeholder: 'For example, gradebook',
    found: (count: number) => `${count} found`,
    nothing: (query: string) => `Nothing found for “${query}”`,
    clear: 'Show all posts',
  },
  // RolePicker
  rolePicker: { action: 'Sign up' },
  // VideoModal
  video: { close: 'Close the video' },
};

export const labels = { ru, en };
