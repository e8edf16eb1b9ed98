import type { Site } from '../src/content/entry.ts';

/** The smallest site that satisfies the schemas; tests of sections use it instead of the writers' content. */
export const sampleSite: Site = {
  settings: {
    brand: 'Дафтар',
    tagline: 'Вся учёба в одном месте',
    provider: 'Daftar Technologies',
    url: 'https://daftar.example',
    loginUrl: 'https://app.daftar.example/login',
    emails: {
      support: 'help@daftar.example',
      partners: 'partners@daftar.example',
      careers: 'jobs@daftar.example',
    },
    phones: [
      { label: 'Поддержка', number: '+998 71 200-00-01' },
      { label: 'Для центров', number: '+998 71 200-00-02' },
    ],
    office: { city: 'Ташкент', address: 'улица Чинорли, дом 12' },
    hours: { days: 'Пн–Пт', time: '9:00–18:00', weekend: 'Сб и вс — выходные' },
    plans: {
      tutor: { title: 'Репетитор', price: 50000, currency: 'сум', period: 'в месяц', href: '/register' },
      center: {
        title: 'Учебный центр',
        priceText: 'Индивидуально',
        period: 'по числу учеников',
        href: '/contact',
      },
    },
    video: { channel: 'youtube', id: 'sample', title: 'Как это работает' },
    map: { embed: 'https://map.example/embed', link: 'https://map.example/tashkent' },
    copyrightYear: 2025,
  },
  header: {
    banner: { text: 'Присоединяйтесь к будущему образования', link: '/register' },
    menu: [
      {
        id: 'features',
        title: 'Возможности',
        link: '/features',
        submenu: [
          {
            id: 'tutors',
            title: 'Репетиторам',
            link: '/features#tutor',
            submenu: [{ id: 'journal', title: 'Цифровой журнал', link: '/feature/digital-journal' }],
          },
        ],
      },
      {
        id: 'about',
        title: 'О нас',
        link: '/about',
        submenu: [
          {
            id: 'company',
            title: 'Компания',
            link: '/about',
            submenu: [{ id: 'careers', title: 'Карьера', link: '/careers' }],
          },
        ],
      },
      { id: 'pricing', title: 'Тарифы', link: '/pricing' },
    ],
    login: { title: 'Войти' },
    action: { title: 'Зарегистрироваться', link: '/register' },
    legacy: [{ id: 'team', title: 'Team', link: '/team' }],
  },
  footer: {
    about: 'Платформа для репетиторов, учеников и учебных центров.',
    columns: [{ title: 'Платформа', links: [{ title: 'Главная', link: '/' }] }],
    newsletter: { title: 'Новости на почту', text: 'Коротко и по делу.' },
    logos: ['Chinor', 'Anor', 'Zarif', 'Lochin', 'Tong'],
    logosTitle: 'Учатся вместе с нами',
  },
};
