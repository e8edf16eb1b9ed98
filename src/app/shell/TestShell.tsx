import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Site } from '../../content/entry.ts';
import { SiteContext, type SiteContextValue } from '../../site/context.ts';

const site: Site = {
  settings: {
    brand: 'Китоб',
    tagline: 'Проверочный сайт',
    provider: 'Kitob Lab',
    url: 'https://kitob.example',
    loginUrl: 'https://app.kitob.example/login',
    emails: { support: 'help@kitob.example', partners: 'p@kitob.example', careers: 'c@kitob.example' },
    phones: [{ label: 'Поддержка', number: '+998 71 000-00-01' }],
    office: { city: 'Ташкент', address: 'улица Проверочная, дом 1' },
    hours: { days: 'Пн–Пт', time: '9:00–18:00', weekend: 'Сб и Вс — выходные' },
    plans: {
      tutor: { title: 'Репетитор', price: 50000, currency: 'сум', period: 'в месяц', href: '/register' },
      center: { title: 'Центр', priceText: 'Индивидуально', period: 'по числу учеников', href: '/contact' },
    },
    video: { channel: 'youtube', id: 'abc12345678', title: 'Видео' },
    map: { embed: 'https://maps.example/embed', link: 'https://maps.example/' },
    copyrightYear: 2025,
  },
  header: {
    banner: { text: 'Полоса', link: '/register' },
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
            submenu: [{ id: 'journal', title: 'Журнал', link: '/feature/journal' }],
          },
        ],
      },
      { id: 'pricing', title: 'Тарифы', link: '/pricing' },
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
    ],
    login: { title: 'Войти' },
    action: { title: 'Начать', link: '/register' },
    legacy: [{ id: 'team', title: 'Team', link: '/team' }],
  },
  footer: {
    about: 'О продукте',
    columns: [{ title: 'Платформа', links: [{ title: 'Главная', link: '/' }] }],
    newsletter: { title: 'Новости', text: 'Раз в месяц' },
    logosTitle: 'С нами',
    logos: ['Chinor'],
  },
};

/** What the shell needs around it in a unit test: a router and a small made-up site. */
export function TestShell({ children, url = '/' }: { children: ReactNode; url?: string | undefined }) {
  const value: SiteContextValue = {
    site,
    page: { url, type: 'page', title: 'Страница', lang: 'ru' },
    answer: () => [],
  };
  return (
    <MemoryRouter initialEntries={[url]}>
      <SiteContext value={value}>{children}</SiteContext>
    </MemoryRouter>
  );
}
