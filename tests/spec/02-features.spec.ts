import type { Page } from '@playwright/test';
import type { DataOf } from '../../src/content/types/registry.ts';
import { allFeatures, expect, htmlOf, plain, recordOf, sectionWith, served, wordsOf } from './site.ts';

/** The features page, and the page of a feature. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

served('five-step overview', async ({ at }) => {
  const page = await at('/features');
  const steps = sectionWith(page, page.getByText('Создание программ', { exact: true }));
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Регистрация и настройка',
    'Создание программ',
    'Проведение уроков',
    'Анализ результатов',
    'Прозрачное общение',
  ]);
});

served('a digital gradebook section', async ({ at }) => {
  const page = await at('/features');
  await expect(page.locator('main [data-section]:has([data-scene="gradebook"])').first()).toContainText(
    'Цифровой журнал',
  );
});

served('the figures 30%, 88% and 99%', async ({ at }) => {
  const page = await at('/features');
  const figures = sectionWith(page, page.getByText('рабочего времени возвращается репетитору'));
  await expect(figures).toHaveText(/30\s?%.*88\s?%.*99\s?%/s);
});

served('a features list by category, whose head tells how many there are', async ({ at }) => {
  const page = await at('/features');
  expect(wordsOf('/features')).toContain(`в ней ${allFeatures.length} возможностей`);
  for (const id of ['tutor', 'student', 'center'])
    await expect(page.locator(`#${id} a[href^="/feature/"]`)).toHaveCount(6);
});

/** Reads a feature's page as a document without layout, because there are eighteen. */
const readFeature = (page: Page, url: string) =>
  page.evaluate((html) => {
    const view = new DOMParser().parseFromString(html, 'text/html');
    const texts = (root: Element | null | undefined, selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '');
    const sections = [...view.querySelectorAll('main [data-section]')];
    const part = (name: string) => sections.find((section) => texts(section, 'h2').includes(name));
    const banner = view.querySelector('main header');
    const about = part('Что это такое?');
    return {
      title: texts(banner, 'h1'),
      banner: banner?.textContent ?? '',
      icons: banner?.querySelectorAll('svg use').length ?? 0,
      about: about?.textContent ?? '',
      scenes: [...(banner?.querySelectorAll('[data-scene]') ?? [])].map((scene) =>
        scene.getAttribute('data-scene'),
      ),
      benefits: texts(part('Ключевые преимущества'), 'li'),
      impact: texts(part('Почему это круто?'), 'li'),
      actions: [...view.querySelectorAll('main a[data-variant="primary"]')].map((link) =>
        link.getAttribute('href'),
      ),
    };
  }, htmlOf(url));

/** The detail page of each feature, compared with its record. */
served("each feature: banner, 'What is it?', 'Key advantages', 'Why is it cool?'", async ({ at }) => {
  const page = await at('/features');
  for (const slug of allFeatures) {
    const url = `/feature/${slug}`;
    const shown = await readFeature(page, url);
    const data = recordOf(url).data as unknown as DataOf<'feature'>;
    const category = { tutors: 'Репетиторам', students: 'Ученикам и родителям', centers: 'Учебным центрам' };
    expect(shown.title.map(plain), url).toEqual([plain(data.title)]);
    expect(plain(shown.banner), url).toContain(category[data.category]);
    expect(shown.icons, url).toBeGreaterThan(0);
    // The action fits the role, at both ends of the page.
    const action = data.category === 'centers' ? '/contact' : '/register';
    expect(shown.actions, url).toEqual([action, action]);

    expect(plain(shown.about), url).toContain(plain(data.description));
    expect(shown.scenes, url).toEqual([data.scene]);
    expect(shown.benefits.map(plain), url).toEqual(data.benefits.map(plain));

    const { tutor, student, parent, center } = data.impact;
    const cards: [string, string | undefined][] = [
      ['Репетитору', tutor],
      ['Ученику', student],
      // The parent falls back to the student's text; the centre has a card only if it has a text.
      ['Родителю', parent ?? student],
      ['Учебному центру', center],
    ];
    const expected = cards.flatMap(([who, words]) => (words ? [plain(`${who}${words}`)] : []));
    expect(shown.impact.map(plain), url).toEqual(expected);
  }
});

served('some feature has no parent text, and some none for the centre', () => {
  const impacts = allFeatures.map(
    (slug) => (recordOf(`/feature/${slug}`).data as unknown as DataOf<'feature'>).impact,
  );
  expect(impacts.filter(({ student, parent }) => student && !parent).length).toBeGreaterThan(0);
  expect(impacts.filter(({ center }) => !center).length).toBeGreaterThan(0);
});

served('previous and next feature, breadcrumbs and a call to action', async ({ at }) => {
  const page = await at('/feature/digital-journal');
  await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/feature/program-constructor');
  await expect(page.locator('main a[rel="next"]')).toHaveAttribute('href', '/feature/quiz-constructor');
  const crumbs = page.getByRole('navigation', { name: 'Цепочка навигации' });
  await expect(crumbs.getByRole('link')).toHaveText(['Главная', 'Возможности']);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Цифровой журнал');
  await expect(page.locator('main [data-tone="call"] a[href="/register"]')).toHaveCount(1);
});
