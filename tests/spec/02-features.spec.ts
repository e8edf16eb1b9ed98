import type { FeatureFrontmatter } from '../../src/content/schemas/feature.ts';
import { allFeatures, expect, plain, recordOf, sectionWith, served } from './site.ts';

/** Spec section 2, "Features page" and "Feature detail page". */

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

served('a features list by category', async ({ at }) => {
  const page = await at('/features');
  for (const id of ['tutor', 'student', 'center'])
    await expect(page.locator(`#${id} a[href^="/feature/"]`)).toHaveCount(6);
});

/** The detail page of each feature, beside its record. */
for (const slug of allFeatures) {
  const url = `/feature/${slug}`;
  served(`${url}: banner, 'What is it?', 'Key advantages', 'Why is it cool?'`, async ({ at }) => {
    const page = await at(url);
    const data = recordOf(url).data as unknown as FeatureFrontmatter;
    const banner = page.locator('main header');
    await expect(banner.getByRole('heading', { level: 1 })).toHaveText(data.title);
    await expect(banner.locator('svg use').first()).toBeAttached();
    const category = { tutors: 'Репетиторам', students: 'Ученикам и родителям', centers: 'Учебным центрам' };
    await expect(banner).toContainText(category[data.category]);

    const part = (name: string) => sectionWith(page, page.getByRole('heading', { name, exact: true }));
    await expect(part('Что это такое?')).toContainText(plain(data.description));
    await expect(part('Что это такое?').locator(`[data-scene="${data.scene}"]`)).toHaveCount(1);
    await expect(part('Ключевые преимущества').getByRole('listitem')).toHaveText(data.benefits.map(plain));

    const { tutor, student, parent, center } = data.impact;
    const cards: [string, string | undefined][] = [
      ['Репетитору', tutor],
      ['Ученику', student],
      // The parent falls back to the student's text; the centre has a card only when it has a text.
      ['Родителю', parent ?? student],
      ['Учебному центру', center],
    ];
    const expected = cards.flatMap(([who, words]) => (words ? [plain(`${who}${words}`)] : []));
    const shown = await part('Почему это круто?').getByRole('listitem').allTextContents();
    expect(shown.map(plain)).toEqual(expected);
  });
}

served('some feature has no parent text, and some none for the centre', () => {
  const impacts = allFeatures.map(
    (slug) => (recordOf(`/feature/${slug}`).data as unknown as FeatureFrontmatter).impact,
  );
  expect(impacts.filter(({ student, parent }) => student && !parent).length).toBeGreaterThan(0);
  expect(impacts.filter(({ center }) => !center).length).toBeGreaterThan(0);
});

served('previous and next feature, breadcrumbs and a call to action', async ({ at }) => {
  const page = await at('/feature/digital-journal');
  await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/feature/program-constructor');
  await expect(page.locator('main a[rel="next"]')).toHaveAttribute('href', '/feature/quiz-constructor');
  await expect(page.getByRole('navigation', { name: 'Цепочка навигации' }).getByRole('link')).toHaveText([
    'Главная',
    'Возможности',
  ]);
  await expect(page.locator('main [data-tone="call"] a[href="/register"]')).toHaveCount(1);
});

served("an unknown slug: 'Function not found', its text, a link back to /features", async ({ at }) => {
  const page = await at('/feature/no-such-feature');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Функция не найдена');
  await expect(page.getByRole('main')).toContainText(
    'К сожалению, мы не смогли найти описание для этой функции.',
  );
  await expect(page.getByRole('main').locator('a[href="/features"]').first()).toBeVisible();
});
