import { expect, live, open, served, wordsOf } from './site.ts';

/** Spec section 2, "Blog"; the forms of a post also section 5, "Other forms". */

const post = '/blog-single/fair-quiz';

served('/blog says that the blog is coming soon, with a link back to /', async ({ at }) => {
  const page = await at('/blog');
  expect(wordsOf('/blog')).toMatch(/Блог скоро откроется/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute(
    'href',
    '/',
  );
});

served('a post: static content', async ({ at }) => {
  const page = await at(post);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(wordsOf(post).length).toBeGreaterThan(3000);
});

served('sidebar: three related posts', async ({ at }) => {
  const page = await at(post);
  const related = page.locator('main :is(section, aside):has(> * h2, h2)').filter({
    has: page.getByRole('heading', { name: 'Читайте также' }),
  });
  await expect(related.last().locator('a[href^="/blog-single/"]')).toHaveCount(3);
});

served('sidebar: six service categories', async ({ at }) => {
  const page = await at(post);
  await expect(page.locator('main a[href^="/service-single/"]')).toHaveCount(6);
});

served('sidebar: popular tags lead to /blog', async ({ at }) => {
  const page = await at(post);
  const tags = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Метки' }) });
  const links = tags.last().getByRole('link');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/blog');
});

served('sidebar: a search form', async ({ at }) => {
  await expect((await at(post)).locator('main search input[type="search"]')).toHaveCount(1);
});

served(
  'a comment form: full name, email and comments required, a save-my-details checkbox',
  async ({ at }) => {
    const form = (await at(post)).getByRole('main').locator('form:has(textarea)');
    await expect(form).toHaveCount(1);
    for (const name of ['name', 'email', 'message'])
      await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('required', '');
    await expect(form.getByRole('checkbox')).toHaveCount(1);
  },
);

live('the search filters posts beside the text as one types', async ({ page }) => {
  await open(page, post);
  const search = page.getByRole('main').getByRole('searchbox');
  const found = page
    .locator('main section')
    .filter({ has: page.getByRole('status') })
    .last()
    .getByRole('listitem');
  await expect(found).toHaveCount(3);
  await search.fill('урок');
  await expect(found).toHaveText([/урок/i, /урок/i]);
  await search.fill('ъъъ');
  await expect(found).toHaveCount(0);
});
