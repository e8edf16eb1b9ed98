import {
  builtPages,
  expect,
  htmlOf,
  isMarked,
  mark,
  open,
  pages,
  recordOf,
  served,
  tab,
  wordsOf,
} from './site.ts';

/** The blog; rules of a post's forms are in 05-validation.spec.ts. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

const post = '/blog-single/fair-quiz';

served('/blog says that the blog is coming soon, with a link back to /', async ({ at }) => {
  const page = await at('/blog');
  expect(wordsOf('/blog')).toMatch(/Блог скоро откроется целиком Первые статьи уже здесь/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute(
    'href',
    '/',
  );
});

/** Returns posts of both languages, and the Russian ones, as the blog lists them. */
const postPages = () => builtPages().filter((url) => url.startsWith('/blog-single/'));
const posts = () => pages().russian.filter((url) => url.startsWith('/blog-single/'));

served('/blog lists all posts, by rubric', async ({ at }) => {
  const page = await at('/blog');
  const rubrics = page
    .getByRole('main')
    .locator('section:not([data-section])')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const listed: string[] = [];
  for (const rubric of await rubrics.all()) {
    const title = await rubric.getByRole('heading', { level: 2 }).textContent();
    for (const link of await rubric.locator('h3 a').all()) {
      const url = (await link.getAttribute('href')) ?? '';
      expect(recordOf(url).data.category).toBe(title);
      listed.push(url);
    }
  }
  expect(listed.sort()).toEqual(posts().sort());
});

served(
  'every displayed rubric and tag leads to an address of its own with its posts and no others',
  async ({ at }) => {
    const page = await at('/blog');
    const choices = page.getByRole('navigation', { name: /Рубрики|Метки статей/ }).locator('a:has(span)');
    const urls = await choices.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const displayed = postPages().flatMap((url) =>
      (recordOf(url).answers.postSidebar as { tags: { url: string }[] }).tags.map((tag) => tag.url),
    );
    expect(urls.length).toBeGreaterThan(12);
    // Parsed as a document without layout, because there are dozens.
    const read = (html: string) =>
      page.evaluate((text) => {
        const view = new DOMParser().parseFromString(text, 'text/html');
        return {
          title: view.title,
          heading: view.querySelector('h1')?.textContent ?? '',
          shown: [...view.querySelectorAll('main h3 a')].map((link) => link.getAttribute('href')),
        };
      }, html);
    for (const url of new Set([...urls, ...displayed])) {
      const { title, heading, shown } = await read(htmlOf(url));
      const name = /[«“](.+)[»”]/.exec(heading)?.[1] ?? '';
      const chosen = postPages().filter((post) => {
        const { category, tags = [] } = recordOf(post).data as { category: string; tags?: string[] };
        return url.includes('/rubric/') ? category === name : tags.includes(name);
      });
      expect(chosen.length, url).toBeGreaterThan(0);
      expect(shown.sort(), url).toEqual(chosen.sort());
      expect(title).toMatch(new RegExp(`^${heading}`));
      expect(htmlOf(url)).toContain(`${url}"`);
    }
  },
);

served('a post: static content, and how long it takes to read', async ({ at }) => {
  const page = await at(post);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(wordsOf(post)).toMatch(/ 2025 [1-9]\d? мин чтения/);
  expect(wordsOf(post).length).toBeGreaterThan(3000);
});

served('a Russian post can be sent on: a link with its canonical address', () => {
  for (const url of posts()) {
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(htmlOf(url)) ?? [];
    expect(canonical).toContain(url);
    expect(htmlOf(url)).toContain(`href="https://t.me/share/url?url=${encodeURIComponent(canonical)}"`);
  }
});

served('sidebar: three related posts', async ({ at }) => {
  const page = await at(post);
  const related = page.locator('main :is(section, aside):has(> * h2, h2)').filter({
    has: page.getByRole('heading', { name: 'Читайте также' }),
  });
  await expect(related.last().locator('a[href^="/blog-single/"]')).toHaveCount(3);
  for (const url of postPages()) expect(recordOf(url).answers.relatedPosts, url).toHaveLength(3);
});

served(
  'sidebar: six service categories, in Russian what the platform does for whom, in English the services',
  () => {
    for (const url of builtPages().filter((each) => each.startsWith('/blog-single/'))) {
      const { categories } = recordOf(url).answers.postSidebar as {
        categories: { url: string; title: string }[];
      };
      expect(categories, url).toHaveLength(6);
      const isEnglish = htmlOf(url).slice(0, 200).includes('<html lang="en"');
      for (const { url: link, title } of categories) {
        expect(link).toMatch(isEnglish ? /^\/service-single\// : /^\/features#/);
        expect(title).toMatch(isEnglish ? /^[ -~’]+$/ : /[а-яё]{4}/i);
        expect(htmlOf(url)).toContain(`href="${link}"`);
      }
    }
  },
);

served('sidebar: popular tags lead to /blog', async ({ at }) => {
  const page = await at(post);
  const tags = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Метки' }) });
  const links = tags.last().getByRole('link');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/blog\/tag\//);
});

served('comment counts are true: no page shows a comment, so none counts any', () => {
  for (const url of builtPages().filter((each) => each.startsWith('/blog-single/'))) {
    expect(recordOf(url).data.comments, url).toBe(0);
    expect(wordsOf(url)).not.toMatch(/Комментариев: [1-9]|Comments: [1-9]/);
  }
});

tab(
  'beside a post: the site’s own search with word forms, slips, the wrong keyboard; tags that open the blog without a page load',
  async ({ page }) => {
    await open(page, post);
    const search = page.getByRole('main').getByRole('searchbox');
    const status = page.getByRole('main').locator('[role="status"]').first();
    const found = page
      .locator('main section')
      .filter({ has: page.getByRole('status') })
      .last()
      .getByRole('listitem');
    await expect(found).toHaveCount(3);
    for (const query of ['родители', 'родителями', 'рдители', 'hjlbntkb', 'roditeli']) {
      await search.fill('');
      await expect(found.first()).not.toContainText('смотреть в оценках');
      await search.fill(query);
      await expect(found.first(), query).toContainText('смотреть в оценках');
      await expect(status).toHaveText(/Найдено статей: \d/);
    }
    await search.fill('ъъъ');
    await expect(status).toHaveText(/ничего не нашлось/);
    await expect(found).toHaveCount(0);
    await expect(page.locator('main ul:empty')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Очистить поиск' }).click();
    await expect(found).toHaveCount(3);

    await mark(page);
    await page.getByRole('main').getByRole('link', { name: 'родители', exact: true }).click();
    await expect(page).toHaveURL(/\/blog\/tag\/roditeli$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статьи с меткой «родители»');
    expect(await isMarked(page)).toBe(true);
  },
);
