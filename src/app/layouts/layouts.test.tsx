import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { samples } from '../../../tests/content.ts';
import { TestSite } from '../../../tests/TestSite.tsx';
import { CenterLayout } from '../../content/types/center/CenterLayout.tsx';
import { FeatureLayout } from '../../content/types/feature/FeatureLayout.tsx';
import { MemberLayout } from '../../content/types/member/MemberLayout.tsx';
import { PortfolioLayout } from '../../content/types/portfolio/PortfolioLayout.tsx';
import { PostLayout } from '../../content/types/post/PostLayout.tsx';
import type { PageType } from '../../content/types/registry.ts';
import { ServiceLayout } from '../../content/types/service/ServiceLayout.tsx';
import { type LayoutProps, layoutOf } from './index.ts';
import { Neighbours } from './parts/Neighbours.tsx';
import { TextFoot } from './parts/TextFoot.tsx';
import { TextLayout } from './text/TextLayout.tsx';

const answers = {
  breadcrumbs: [{ url: '/', title: 'Home' }],
  neighbours: { previous: { url: '/a', title: 'Before' }, next: { url: '/b', title: 'After' } },
};
/** The section below a heading. */
const sectionOf = (name: string) => {
  const section = screen.getByRole('heading', { name }).closest('section');
  if (!section) throw new Error(`No section «${name}».`);
  return section;
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('a feature with a story begins with its times of day, and everyone whom it helps has a portrait', () => {
  const story = {
    heading: 'Один урок',
    moments: [
      { time: '16:00', who: 'tutor', text: 'Отмечает, кто пришёл' },
      { time: '16:01', who: 'parent', text: 'Видит это на телефоне' },
    ],
  };
  const impact = { tutor: 'Вечер свободен', student: 'Видно, что повторить' };
  const data = { ...samples.feature, impact, story } as unknown as LayoutProps<'feature'>['data'];
  const { container } = render(
    <TestSite answers={answers}>
      <FeatureLayout data={data} headings={[]}>
        Текст
      </FeatureLayout>
    </TestSite>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Один урок',
    'Что это такое?',
    'Ключевые преимущества',
    'Почему это круто?',
    'Попробуйте на\u00a0своих занятиях',
  ]);
  const moments = within(sectionOf('Один урок')).getAllByRole('listitem');
  expect(moments.map(({ textContent }) => textContent)).toEqual([
    '16:00ПреподавательОтмечает, кто пришёл',
    '16:01РодительВидит это на телефоне',
  ]);
  expect(container.querySelectorAll('img[src^="/people/"]')).toHaveLength(3);
});

test.each([
  ['students', 'Откройте свой кабинет', 'Зарегистрироваться', '/register'],
  ['centers', 'Попробуйте в\u00a0своём центре', 'Обсудить условия', '/contact'],
])('a feature for %s ends with their next step', (category, name, action, href) => {
  const data = { ...samples.feature, category } as unknown as LayoutProps<'feature'>['data'];
  render(
    <TestSite answers={answers}>
      <FeatureLayout data={data} headings={[]}>
        Текст
      </FeatureLayout>
    </TestSite>,
  );
  expect(within(sectionOf(name)).getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});

const about = {
  category: 'Rubric',
  icon: 'rocket',
  benefits: ['First line', 'Second line'],
  impact: { center: 'Fewer calls to make.' },
} as const;
const ofAll = { ...answers, similarPortfolio: [], serviceExtras: null, relatedPosts: [] };

test.each([
  ['a page', 'In short', <TextLayout key="a" {...given('page')} />],
  ['a post', 'What this post tells you', <PostLayout key="b" {...given('post')} />],
  ['a member', 'In short', <MemberLayout key="c" {...given('member')} />],
  ['a service', 'In short', <ServiceLayout key="d" {...given('service')} />],
  ['a portfolio item', 'In short', <PortfolioLayout key="e" {...given('portfolio')} />],
  ['a centre', 'In short', <CenterLayout key="f" {...given('center')} />],
])('%s shows its icon, category, summary and whom it helps', (_, title, layout) => {
  const { container } = render(
    <TestSite answers={{ ...ofAll, postSidebar: { categories: [], tags: [] } }} page={{ lang: 'en' }}>
      {layout}
    </TestSite>,
  );
  expect(container.querySelector('header use[href$="#rocket"]')).toBeTruthy();
  expect(screen.getByRole('note', { name: title }).textContent).toContain('Second line');
  expect(sectionOf('Who it helps').textContent).toContain('Fewer calls');
});

test('an entry of a type without a layout has its title as heading and its summary', async () => {
  const page = { layout: 'none' as PageType, data: given('page').data };
  const { load, Layout } = layoutOf(page);
  await load();
  render(
    <TestSite>
      <Layout {...given('page')} />
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(samples.page.title);
  expect(screen.getByRole('note', { name: 'Коротко' }).textContent).toContain('Second line');
});

test('the first entry leads back to its list', () => {
  const list = { url: '/list', title: 'All of them' };
  const ofFirst = {
    breadcrumbs: [...answers.breadcrumbs, list],
    neighbours: { ...answers.neighbours, previous: null },
  };
  render(
    <TestSite answers={ofFirst}>
      <Neighbours labels={{ neighbours: 'Entries', previous: 'Previous', next: 'Next' }} />
    </TestSite>,
  );
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['/list', null],
    ['/b', 'next'],
  ]);
});

/** Returns a layout's props with all optional fields that an entry may have. */
function given<T extends PageType>(type: T, more: object = {}): LayoutProps<T> {
  // A portfolio item's categories are a closed set.
  const own = type === 'portfolio' ? { ...about, category: 'technology' } : about;
  const data = { ...samples[type], ...own, ...more } as unknown as LayoutProps<T>['data'];
  return { data, headings: [], children: 'Text' };
}

test('a long text ends with the day of its last change and, in dev and previews, a link to its file', () => {
  vi.stubEnv('WRITERS', 'true');
  const data = samples.page as unknown as LayoutProps<'page'>['data'];
  const source = { file: 'pages/privacy.mdx', changed: '2025-11-02' };
  const repository = { edit: 'https://host/{branch}/{file}#L{line}' };
  const { rerender } = render(
    <TestSite page={{ source }} settings={{ repository }}>
      <TextLayout data={data} headings={[]}>
        Текст
      </TextLayout>
    </TestSite>,
  );
  expect(screen.getByText('2 ноября 2025').getAttribute('datetime')).toBe('2025-11-02');
  const link = screen.getByRole('link', { name: /^Изменить эту страницу/ });
  expect(link.getAttribute('href')).toBe('https://host/main/pages/privacy.mdx#L1');
  rerender(
    <TestSite page={{ source: { ...source, changed: null } }}>
      <TextLayout data={data} headings={[]}>
        Текст
      </TextLayout>
    </TestSite>,
  );
  expect(screen.queryByText('Обновлено')).toBeNull();
  vi.unstubAllEnvs();
  rerender(
    <TestSite page={{ source }} settings={{ repository }}>
      <TextLayout data={{ ...data, badge: 'Действует с 28 октября' }} headings={[]}>
        Текст
      </TextLayout>
    </TestSite>,
  );
  expect(screen.queryByText('Обновлено')).toBeNull();
  expect(screen.queryByRole('link', { name: /Изменить/ })).toBeNull();
});

test('an article can be sent on by the link of the settings, whose words are Russian', () => {
  const sharing = { text: 'Отправить в Telegram', link: 'https://t.me/share/url?url={page}' };
  const page = { source: { file: 'pages/x.mdx', changed: null }, address: 'https://site.example/blog/a?b' };
  const { rerender } = render(
    <TestSite page={page} settings={{ sharing }}>
      <TextFoot />
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: /^Отправить в Telegram/ });
  expect(link.getAttribute('href')).toBe(
    'https://t.me/share/url?url=https%3A%2F%2Fsite.example%2Fblog%2Fa%3Fb',
  );
  for (const [one, settings] of [
    [{ ...page, lang: 'en' }, { sharing }],
    [{ source: page.source }, { sharing }],
    [page, {}],
  ] as const) {
    rerender(
      <TestSite page={one} settings={settings}>
        <TextFoot />
      </TestSite>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  }
});
