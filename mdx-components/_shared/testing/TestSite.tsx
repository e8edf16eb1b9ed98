import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FeatureCard, PostCard } from '../../../src/content/cards.ts';
import type { Settings } from '../../../src/content/schemas/settings.ts';
import { SiteContext, type SiteContextValue } from '../../../src/site/context.ts';

/** Facts of a made-up site: enough for every section, different from the real one on purpose. */
export const settings: Settings = {
  brand: 'Китоб',
  tagline: 'Проверочный сайт',
  provider: 'Kitob Lab',
  url: 'https://kitob.example',
  loginUrl: 'https://app.kitob.example/login',
  emails: { support: 'help@kitob.example', partners: 'p@kitob.example', careers: 'c@kitob.example' },
  phones: [
    { label: 'Поддержка', number: '+998 71 000-00-01' },
    { label: 'Центрам', number: '+998 71 000-00-02' },
  ],
  office: { city: 'Ташкент', address: 'улица Проверочная, дом 1' },
  hours: { days: 'Пн–Пт', time: '9:00–18:00', weekend: 'Сб и Вс — выходные' },
  plans: {
    tutor: { title: 'Репетитор', price: 50000, currency: 'сум', period: 'в месяц', href: '/register' },
    center: { title: 'Центр', priceText: 'Индивидуально', period: 'по числу учеников', href: '/contact' },
  },
  video: { channel: 'youtube', id: 'abc12345678', title: 'Видео' },
  map: { embed: 'https://maps.example/embed', link: 'https://maps.example/' },
  copyrightYear: 2025,
};

export const feature = (number: number): FeatureCard => ({
  url: `/feature/tool-${number}`,
  title: `Инструмент ${number}`,
  icon: 'book-open',
  audience: 'tutors',
  tagline: `Польза номер ${number}`,
  scene: 'gradebook',
});

export const post = (number: number): PostCard => ({
  url: `/blog-single/post-${number}`,
  title: `Статья ${number}`,
  description: `О чём статья ${number}`,
  category: 'Практика',
  date: '2025-10-28',
  author: 'Нодира Алимова',
  authorTitle: 'методист',
  scene: 'quiz',
  comments: 3,
});

const answers: Record<string, (args: never) => unknown> = {
  featureCards: () => Array.from({ length: 13 }, (_, index) => feature(index + 1)),
  featureCard: ({ slug }: { slug: string }) => ({
    ...feature(1),
    url: `/feature/${slug}`,
    title: `Название ${slug}`,
  }),
  latestPosts: ({ count }: { count: number }) => Array.from({ length: count }, (_, index) => post(index + 1)),
};

/** What a section needs around it in a unit test: a router and a site. */
export function TestSite({ children, lang = 'ru' }: { children: ReactNode; lang?: 'ru' | 'en' | undefined }) {
  const value: SiteContextValue = {
    site: {
      settings,
      header: {
        banner: { text: '', link: '/' },
        menu: [],
        login: { title: '' },
        action: { title: '', link: '/' },
        legacy: [],
      },
      footer: { about: '', columns: [], newsletter: { title: '', text: '' }, logosTitle: '', logos: [] },
    },
    page: { url: '/', type: 'page', title: 'Страница', lang },
    answer: (name, args) => answers[name]?.(args as never),
  };
  return (
    <MemoryRouter>
      <SiteContext value={value}>{children}</SiteContext>
    </MemoryRouter>
  );
}
