/** Labels of header, footer and search, which are Russian on English template pages too. */
export const shell = {
  scrollToTop: 'Наверх',
  announcement: 'Объявление',
  darkTheme: 'Тёмная тема',
  lightTheme: 'Светлая тема',
  menu: 'Меню',
  mainMenu: 'Основное меню',
  templatePages: 'Template pages',
  templates: 'Шаблоны',
  footerMenu: 'Разделы сайта',
  contactEmail: 'Почта поддержки',
  contactPhone: 'Телефон',
  contactOffice: 'Офис',
  contactMap: 'Показать на\u00a0карте',
  privacy: 'Политика конфиденциальности',
  newsletter: {
    email: 'Ваша почта',
    submit: 'Подписаться',
    before: 'Кнопка откроет письмо: отправьте его, и\u00a0мы вас подпишем.',
    subject: 'Подписка на новости',
    message: 'Подпишите меня на новости платформы.',
    sent: 'Готово: первая новость придёт на\u00a0вашу\u00a0почту.',
  },
  search: {
    open: 'Поиск по сайту',
    placeholder: 'Журнал, расписание…',
    results: 'Найденные страницы',
    close: 'Закрыть поиск',
    found: (count: number, shown: number) =>
      count > shown ? `Найдено страниц: ${count}, показаны первые ${shown}` : `Найдено страниц: ${count}`,
    similar: 'Точно таких слов на\u00a0сайте нет, показываем похожие.',
    nothing: (query: string) => `По\u00a0запросу «${query}» ничего не\u00a0нашлось`,
    advice: 'Попробуйте назвать это другим словом или короче. Спросить нас тоже можно.',
    ask: 'Написать в\u00a0поддержку',
    notLoaded: 'Поиск не\u00a0загрузился. Проверьте интернет и\u00a0обновите страницу.',
    often: 'Часто ищут',
    examples: ['Цифровой журнал', 'Цена', 'Живые уроки', 'Заявки в\u00a0центр'],
    parts: 'Разделы',
  },
};

/**
 * Interface labels in Russian; their type is that of `labels.en.ts` too. Labels of controls only: the text of pages is in
 * MDX.
 */
export const ru = {
  // Link
  newTab: 'откроется в новой вкладке',
  // Rating
  decimalMark: ',',
  ofFive: 'из 5',
  // ScrollTable
  table: 'Таблица',
  // Notice: a part of the page
  partFailure: 'Эта часть страницы не\u00a0загрузилась. Проверьте интернет и\u00a0попробуйте ещё раз.',
  // LoadFailure, and Notice: the page
  loadFailure: {
    title: 'Страница не\u00a0загрузилась',
    text: 'Не\u00a0получилось скачать её часть: пропала связь или сайт только что обновился. Проверьте интернет и\u00a0попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
    home: 'На\u00a0главную',
  },
  // SectionErrors
  sectionFailure: { text: 'Эту часть страницы не\u00a0удалось показать.', reload: 'Обновить страницу' },
  // Toaster
  toast: { list: 'Сообщения (Alt\u00a0+\u00a0T)', close: 'Закрыть сообщение' },
  // Layout
  skipToContent: 'Перейти к\u00a0тексту',
  breadcrumbs: 'Цепочка навигации',
  pageChanged: (title: string) => `Открыта страница «${title}»`,
  contents: 'Содержание',
  more: (count: number) => `Ещё ${count}`,
  page: { changed: 'Обновлено', edit: 'Изменить эту страницу' },
  brief: 'Коротко',
  whom: 'Кому и\u00a0чем это поможет',
  roles: { tutor: 'Репетитору', student: 'Ученику', parent: 'Родителю', center: 'Учебному центру' },
  categories: { tutors: 'Репетиторам', students: 'Ученикам и\u00a0родителям', centers: 'Учебным центрам' },
  // PostLayout
  post: {
    author: 'Автор',
    brief: 'Из\u00a0статьи вы\u00a0узнаете',
    tags: 'Метки',
    services: 'Что умеет платформа',
    related: 'Читайте также',
    found: 'Нашлось в\u00a0блоге',
    comment: {
      heading: 'Оставьте комментарий',
      text: 'Расскажите, как это устроено у\u00a0вас, или задайте автору вопрос.',
      notShown: 'Под\u00a0статьями комментарии пока не\u00a0публикуются: ваш уйдёт письмом в\u00a0редакцию.',
      label: 'Комментарий',
      required: 'Напишите сам комментарий',
      subject: (title: string) => `Комментарий к статье «${title}»`,
      submit: 'Отправить комментарий',
      remember: 'Запомнить имя и\u00a0почту в\u00a0этом браузере',
    },
    previous: 'Более новая статья',
    next: 'Более ранняя статья',
    neighbours: 'Соседние статьи',
    minutes: (count: number) => `${count}\u00a0мин чтения`,
    comments: (count: number) => `Комментариев: ${count}`,
  },
  // Callout
  callout: { tip: 'Совет', warning: 'Предупреждение' },
  // Carousel
  carousel: {
    role: 'карусель',
    name: (label: string) => `Слайды: ${label}`,
    slideOf: (slide: number, count: number) => `Слайд ${slide} из ${count}`,
    goTo: 'Перейти к слайду',
    of: (slide: number, count: number) => `${slide}\u00a0из\u00a0${count}`,
    previous: 'Предыдущий слайд',
    next: 'Следующий слайд',
    pause: 'Остановить движение',
    resume: 'Запустить движение',
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
    send: 'Отправить',
    sending: 'Отправляем…',
    retry: 'Отправить ещё раз',
    leaveEmpty: 'Не заполняйте это поле',
    required: {
      name: 'Напишите, как к\u00a0вам обращаться',
      email: 'Укажите почту, чтобы мы могли ответить',
      phone: 'Укажите номер телефона',
      company: 'Укажите школу, центр или компанию',
      subject: 'Напишите тему одной строкой',
      message: 'Напишите пару слов о\u00a0своём вопросе',
    },
    invalid: {
      name: 'В имени — только буквы и пробелы',
      email: 'Проверьте адрес: он должен быть вида aziz@example.com',
      phone: 'Проверьте номер: например, +998 90 123-45-67',
    },
    full: 'Больше сюда не\u00a0поместится: проверьте, чем кончается текст',
    companyHint: 'Пишете от\u00a0себя? Напишите «частное лицо»',
    // Without a form endpoint in the settings, a form opens a letter.
    write: 'Написать письмо',
    before: (email: string) =>
      `Кнопка откроет вашу почтовую программу с\u00a0письмом на\u00a0${email}: в\u00a0нём будет то, что\u00a0вы\u00a0напишете ниже. Сам сайт ничего не\u00a0отправляет.`,
    letter: {
      subject: (brand: string) => `Вопрос с сайта ${brand}`,
      paste: 'Вставьте сюда скопированный текст.',
      opened: (email: string) => `Письмо на\u00a0${email} готово.`,
      rest: 'Осталось отправить его из\u00a0почтовой программы. Если она не\u00a0открылась, скопируйте текст или позвоните.',
      long: 'В\u00a0письмо текст целиком не\u00a0поместился: вставьте скопированный и\u00a0отправьте. Если вставится что-то другое, сначала скопируйте текст здесь. Можно и\u00a0позвонить.',
      copy: 'Скопировать текст',
      again: 'Открыть ещё раз',
    },
    copied: {
      done: 'Скопировано',
      byHand: 'Браузер не\u00a0дал скопировать. Скопируйте выделенное: долгим нажатием, Ctrl+C или\u00a0⌘C.',
    },
    sent: 'Сообщение отправлено. Ответим в\u00a0рабочее время.',
    failed: (email: string) =>
      `Не получилось отправить. Текст остался в\u00a0форме: попробуйте ещё раз или напишите на\u00a0${email}.`,
    offline: 'Нет соединения с\u00a0интернетом. Текст остался в\u00a0форме: отправьте, когда связь вернётся.',
  },
  // Plans
  plans: { tutor: 'Зарегистрироваться', center: 'Обсудить условия' },
  // StarPuzzle
  puzzle: {
    board: 'Узор из\u00a0девяти плиток',
    hint: 'А\u00a0пока соберите звезду: поверните плитки, чтобы линии сошлись.',
    place: (place: number) => `Плитка ${place}`,
    turn: (off: number) => `${off ? `повёрнута на\u00a0${off}°` : 'на\u00a0месте'}: повернуть`,
    state: (right: number, count: number) => `На\u00a0месте: ${right} из\u00a0${count}`,
    solved: 'Узор сошёлся!',
  },
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
    found: (count: number, shown: number) =>
      count > shown ? `Найдено статей: ${count}, показаны первые ${shown}` : `Найдено статей: ${count}`,
    nothing: (query: string) => `По запросу «${query}» ничего не нашлось`,
    more: 'Показать ещё',
    clear: 'Очистить поиск',
    all: 'Все статьи',
    list: 'Статьи',
    rubrics: 'Рубрики',
    tags: 'Метки статей',
    posts: 'статей',
    others: 'Ещё в\u00a0блоге',
    pages: 'Страницы блога',
    newer: 'Новее',
    older: 'Раньше',
    ask: 'Спросить нас',
    failed: 'Поиск не\u00a0загрузился. Проверьте интернет и\u00a0попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
  },
  // VideoModal
  video: {
    kind: 'видео',
    close: 'Закрыть видео',
    elsewhere: (service: string) => `Смотреть на\u00a0${service}`,
    file: 'Открыть фильм отдельно',
    captions: 'Русские субтитры',
  },
};
export type Labels = typeof ru;
