import { isUnlisted } from '../journeys/site.ts';
import { builtPages, expect, htmlOf, pages, sectionWith, served, wordsOf } from './site.ts';

/** Template pages: English, closed to search engines. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

const under = (folder: string) => builtPages().filter((url) => url.startsWith(`/${folder}/`));

served('every template page is in English and noindex; no other page is', () => {
  const { russian, template } = pages();
  for (const url of template) expect(htmlOf(url), url).toContain('<meta name="robots" content="noindex">');
  for (const url of russian.filter((one) => !isUnlisted(one)))
    expect(htmlOf(url), url).not.toContain('content="noindex"');
  // Two homes, the portfolio under three addresses, team and services under two; projects, members, services; posts of
  // the consultants. The subjects and tags of those posts have further pages.
  const own = template.filter((url) => !url.startsWith('/blog/'));
  expect(own).toHaveLength(2 + 3 + 2 + 2 + 18 + 6 + 17 + 4);
  for (const url of template) expect(wordsOf(url), url).not.toMatch(/[а-яё]/i);
});

served('portfolio list: filter of all, technology, helpdesk, analysis, marketing', async ({ at }) => {
  const page = await at('/portfolio');
  const filter = page.locator('main fieldset label');
  await expect(filter).toHaveText(['All', 'Technology', 'Helpdesk', 'Analysis', 'Marketing']);
});

served('portfolio detail shows two similar projects', async ({ at }) => {
  expect(under('portfolio_details')).toHaveLength(18);
  const page = await at('/portfolio_details/bank-service-desk');
  const similar = sectionWith(page, page.getByRole('heading', { name: 'Similar projects' }));
  await expect(similar.locator('a[href^="/portfolio_details/"]')).toHaveCount(2);
  await expect(similar.locator('[role="img"][data-scene]')).toHaveCount(2);
});

served('team list of six members, each with a detail by slug', async ({ at }) => {
  const links = (await at('/team')).getByRole('main').locator('a[href^="/team-single/"]');
  await expect(links).toHaveCount(6);
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(urls.sort()).toEqual(under('team-single'));
});

served('services list and detail', async ({ at }) => {
  const links = (await at('/service')).getByRole('main').locator('a[href^="/service-single/"]');
  await expect(links).toHaveCount(17);
  expect(under('service-single')).toHaveLength(17);
});

served('service detail with a video', async ({ at }) => {
  const page = await at('/service-single/cloud-migration');
  await expect(page.locator('main a[href*="/film/"]')).toHaveCount(1);
});

served.describe('business-consulting home', () => {
  const url = '/home_business_consulting';
  served('hero', async ({ at }) => {
    await expect((await at(url)).getByRole('heading', { level: 1 })).toBeVisible();
  });
  served('client logo carousel: 8', async ({ at }) => {
    const page = await at(url);
    const logos = sectionWith(page, page.getByText('Companies that asked us back'));
    await expect(logos.locator('li svg')).toHaveCount(8);
  });
  served('empowering-success section with a video', async ({ at }) => {
    const page = await at(url);
    const video = sectionWith(page, page.getByRole('heading', { name: /Empowering success/ }));
    await expect(video.locator('a[href*="/film/"]')).toHaveCount(1);
  });
  served('a services grid of six items linking to their pages', async ({ at }) => {
    await expect((await at(url)).locator('main a[href^="/service-single/"]')).toHaveCount(6);
  });
  served('a reviews carousel', async ({ at }) => {
    await expect((await at(url)).locator('main figure:has(blockquote)')).toHaveCount(4);
  });
  served('a two-post blog block', async ({ at }) => {
    await expect((await at(url)).locator('main a[href^="/blog-single/"]')).toHaveCount(2);
  });
  served('a call-to-action form', async ({ at }) => {
    await expect((await at(url)).locator('main form')).toHaveCount(1);
  });
});

served('software home: hero, figures, services, process, reviews, logos, questions, form', async ({ at }) => {
  const page = await at('/home_software_company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('main a[href^="/service-single/"]').count()).toBeGreaterThanOrEqual(6);
  await expect(page.locator('main form')).toHaveCount(1);
});

served('a generic page banner takes a top label, a sub badge and a title', async ({ at }) => {
  const banner = (await at('/team')).locator('main [data-tone="banner"]');
  await expect(banner.getByText('Who we are', { exact: true })).toBeVisible();
  await expect(banner.getByText('Six people', { exact: true })).toBeVisible();
  await expect(banner.getByRole('heading', { level: 1 })).toBeVisible();
});

served(
  'template homes, portfolio and team are reachable on a wide screen too, from a small column of the footer',
  async ({ at }) => {
    const page = await at('/pricing');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Шаблоны' })).toBeVisible();
    for (const url of [
      '/home_software_company',
      '/home_business_consulting',
      '/portfolio',
      '/team',
      '/service',
    ])
      await expect(footer.locator(`a[href="${url}"]`)).toBeVisible();
  },
);
