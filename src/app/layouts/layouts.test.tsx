import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { samples } from '../../../tests/content.ts';
import { TestSite } from '../../../tests/TestSite.tsx';
import { CenterLayout } from '../../content/types/center/CenterLayout.tsx';
import { FeatureLayout } from '../../content/types/feature/FeatureLayout.tsx';
import { MemberLayout } from '../../content/types/member/MemberLayout.tsx';
import { PageLayout } from '../../content/types/page/PageLayout.tsx';
import type { PortfolioCard } from '../../content/types/portfolio/index.ts';
import { PortfolioLayout } from '../../content/types/portfolio/PortfolioLayout.tsx';
import { PostLayout } from '../../content/types/post/PostLayout.tsx';
import type { PageType } from '../../content/types/registry.ts';
import { ServiceLayout } from '../../content/types/service/ServiceLayout.tsx';
import { partScripts } from '../shell-scripts.ts';
import type { LayoutProps } from './index.ts';

const answers = {
  breadcrumbs: [{ url: '/', title: 'Home' }],
  neighbours: { previous: { url: '/a', title: 'Before' }, next: { url: '/b', title: 'After' } },
};
const page = { lang: 'en', title: 'Sample' } as const;
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

// In the app a page is drawn when what it needs is there.
beforeEach(() => partScripts.longText.load());

const crumbs = () =>
  within(screen.getByRole('navigation', { name: /Breadcrumbs|Цепочка/ })).getAllByRole('listitem');

test('a member: skills are meters with names and values, neighbours and a call stand below', () => {
  const data = samples.member as unknown as LayoutProps<'member'>['data'];
  render(
    <TestSite page={page} answers={answers}>
      <MemberLayout data={data} headings={[]}>
        Text
      </MemberLayout>
    </TestSite>,
  );
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Planning' });
  expect([meter.min, meter.max, meter.value]).toEqual([0, 100, 98]);
  expect(screen.getByText('98%')).toBeTruthy();
  expect(screen.getByRole('link', { name: /After/ }).getAttribute('rel')).toBe('next');
  const call = screen.getByRole('region', { name: /^Half an hour with \S+$/ });
  expect(within(call).getByRole('link').getAttribute('href')).toBe('/contact');
  expect(crumbs()).toHaveLength(2);
});

test('a project: its two similar ones, each with its picture, and an action at the end', async () => {
  const similar = ['One', 'Two'].map(
    (title): PortfolioCard => ({
      url: `/${title}`,
      title,
      sub: 'Sub',
      category: 'analysis',
      thumb1: 'A',
      thumb2: 'B',
      scene: 'quiz',
    }),
  );
  render(
    <TestSite page={page} answers={{ ...answers, similarPortfolio: similar }}>
      <PortfolioLayout data={samples.portfolio as unknown as LayoutProps<'portfolio'>['data']} headings={[]}>
        Text
      </PortfolioLayout>
    </TestSite>,
  );
  const region = screen.getByRole('region', { name: 'Similar projects' });
  expect(within(region).getAllByRole('link')).toHaveLength(2);
  expect(await within(region).findAllByRole('img')).toHaveLength(2);
  const last = screen.getAllByRole('region').at(-1);
  expect(last && within(last).getByRole('link').getAttribute('href')).toBe('/contact');
});

test('a feature with a story is told by the clock first, and everybody whom it helps has a face', () => {
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
  const moments = within(screen.getByRole('region', { name: 'Один урок' })).getAllByRole('listitem');
  expect(moments.map(({ textContent }) => textContent)).toEqual([
    '16:00ПреподавательОтмечает, кто пришёл',
    '16:01РодительВидит это на телефоне',
  ]);
  expect(container.querySelectorAll('img[src^="/people/"]')).toHaveLength(3);
});

test('a feature for centres ends with what a centre does next', () => {
  const data = { ...samples.feature, category: 'centers' } as unknown as LayoutProps<'feature'>['data'];
  render(
    <TestSite answers={answers}>
      <FeatureLayout data={data} headings={[]}>
        Текст
      </FeatureLayout>
    </TestSite>,
  );
  const end = screen.getByRole('region', { name: 'Попробуйте в\u00a0своём центре' });
  expect(within(end).getByRole('link', { name: 'Обсудить условия' }).getAttribute('href')).toBe('/contact');
});

const quotes = ['Edda', 'Tobias'].map((name) => ({ name, role: 'Owner', text: `Words of ${name}` }));
const video = { heading: 'See it', text: 'Two minutes', label: 'Watch the video' };
const service = (serviceExtras: { video: typeof video; heading: string; quotes: typeof quotes } | null) =>
  render(
    <TestSite page={page} answers={{ ...answers, serviceExtras }}>
      <ServiceLayout data={samples.service as unknown as LayoutProps<'service'>['data']} headings={[]}>
        Text
      </ServiceLayout>
    </TestSite>,
  );

test('a service: a video, and every quote as a slide of its own', () => {
  service({ video, heading: 'Voices', quotes });
  expect(screen.getByText('Watch the video').closest('a')?.getAttribute('href')).toContain('youtube');
  const region = screen.getByRole('region', { name: 'Voices' });
  const slides = [...region.querySelectorAll('li')].map(
    (slide) => slide.querySelector('blockquote')?.textContent,
  );
  expect(slides).toEqual(['Words of Edda', 'Words of Tobias']);
});

test('a service without these words shows neither', () => {
  service(null);
  expect(screen.queryByText('Watch the video')).toBeNull();
});

const about = {
  category: 'Rubric',
  icon: 'rocket',
  benefits: ['First line', 'Second line'],
  impact: { center: 'Fewer calls to make.' },
} as const;
const ofAll = { ...answers, similarPortfolio: [], serviceExtras: null, relatedPosts: [] };

test.each([
  ['a page', 'In short', <PageLayout key="a" {...given('page', { prose: true })} />],
  ['a post', 'What this post tells you', <PostLayout key="b" {...given('post')} />],
  ['a member', 'In short', <MemberLayout key="c" {...given('member')} />],
  ['a service', 'In short', <ServiceLayout key="d" {...given('service')} />],
  ['a portfolio item', 'In short', <PortfolioLayout key="e" {...given('portfolio')} />],
  ['a centre', 'In short', <CenterLayout key="f" {...given('center')} />],
])('%s shows its icon, category, gist and whom it helps', (_, title, layout) => {
  const { container } = render(
    <TestSite answers={{ ...ofAll, postSidebar: { categories: [], tags: [] } }} page={{ lang: 'en' }}>
      {layout}
    </TestSite>,
  );
  expect(container.querySelector('header use[href$="#rocket"]')).toBeTruthy();
  expect(screen.getByRole('note', { name: title }).textContent).toContain('Second line');
  expect(screen.getByRole('region', { name: 'Who it helps' }).textContent).toContain('Fewer calls');
});

/** A layout's props with everything that an entry may say of itself. */
function given<T extends PageType>(type: T, more: object = {}): LayoutProps<T> {
  // A portfolio item's categories are a closed set.
  const own = type === 'portfolio' ? { ...about, category: 'technology' } : about;
  const data = { ...samples[type], ...own, ...more } as unknown as LayoutProps<T>['data'];
  return { data, headings: [], children: 'Text' };
}

const prose = { ...samples.page, prose: true, lead: 'Коротко о главном' } as LayoutProps<'page'>['data'];
const headings = ['Раз', 'Два', 'Три'].map((title, i) => ({ level: 2, id: `s${i}`, title }) as const);

test('a long text: its title, lead, way here and contents', () => {
  render(
    <TestSite answers={answers}>
      <PageLayout data={prose} headings={headings}>
        <p>Текст</p>
      </PageLayout>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(samples.page.title);
  expect(screen.getByText('Коротко о главном')).toBeTruthy();
  expect(document.querySelectorAll('nav[aria-label="Содержание"] a')).toHaveLength(3);
  expect(crumbs()).toHaveLength(2);
});

test('another page is its body alone', () => {
  render(
    <TestSite answers={answers}>
      <PageLayout data={{ ...samples.page } as LayoutProps<'page'>['data']} headings={[]}>
        <p>Текст</p>
      </PageLayout>
    </TestSite>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('nav')).toBeNull();
});

test('a long text ends with the day of its last change and, in dev and previews, the way to its file', () => {
  vi.stubEnv('PREVIEW', 'true');
  const data = { ...samples.page, prose: true } as unknown as LayoutProps<'page'>['data'];
  const source = { file: 'pages/privacy.mdx', changed: '2025-11-02' };
  const repository = { edit: 'https://host/{branch}/{file}#L{line}' };
  const { rerender } = render(
    <TestSite page={{ source }} settings={{ repository }}>
      <PageLayout data={data} headings={[]}>
        Текст
      </PageLayout>
    </TestSite>,
  );
  expect(screen.getByText('2 ноября 2025').getAttribute('datetime')).toBe('2025-11-02');
  const link = screen.getByRole('link', { name: /^Изменить эту страницу/ });
  expect(link.getAttribute('href')).toBe('https://host/main/pages/privacy.mdx#L1');
  rerender(
    <TestSite page={{ source: { ...source, changed: null } }}>
      <PageLayout data={data} headings={[]}>
        Текст
      </PageLayout>
    </TestSite>,
  );
  expect(screen.queryByText('Обновлено')).toBeNull();
  vi.unstubAllEnvs();
  rerender(
    <TestSite page={{ source }} settings={{ repository }}>
      <PageLayout data={{ ...data, badge: 'Действует с 28 октября' }} headings={[]}>
        Текст
      </PageLayout>
    </TestSite>,
  );
  expect(screen.queryByText('Обновлено')).toBeNull();
  expect(screen.queryByRole('link', { name: /Изменить/ })).toBeNull();
});
