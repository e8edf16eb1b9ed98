import { builtPages, expect, expectOneOfEach, hydrated, sitemapPages, test } from './site.ts';

const listed = sitemapPages();
/** The same pages under a second address. */
const aliases: Record<string, string> = { '/home': '/', '/porfolio': '/portfolio' };
const all = builtPages();
const template = all.filter((url) => !listed.includes(url) && !(url in aliases));

/** Spec section 2, "Route table": what must be there, whatever else is. */
const required = [
  ...[
    '/',
    '/tutors-info',
    '/centers-info',
    '/register',
    '/about',
    '/pricing',
    '/tutors',
    '/centers',
    '/centers/1',
  ],
  ...['/features', '/blog', '/contact', '/careers', '/privacy', '/investors', '/releases', '/solutions'],
];
const features = [
  ...['professional-profile', 'program-constructor', 'digital-journal', 'quiz-constructor', 'live-lessons'],
  ...[
    'automation',
    'progress-control',
    'online-schedule',
    'direct-chat',
    'materials-hub',
    'interactive-tests',
  ],
  ...['notifications', 'erp-system', 'group-management', 'tutor-control', 'analytics', 'student-enrollment'],
  'public-page',
];

test('the build holds every route of the specification', () => {
  expect(listed).toEqual(expect.arrayContaining(required));
  expect(listed).toEqual(expect.arrayContaining(features.map((slug) => `/feature/${slug}`)));
  const count = (pages: string[], folder: string) =>
    pages.filter((url) => url.startsWith(`${folder}/`)).length;
  expect(count(listed, '/blog-single')).toBeGreaterThanOrEqual(3);
  expect(count(template, '/service-single')).toBe(17);
  expect(count(template, '/portfolio_details')).toBe(18);
  expect(count(template, '/team-single')).toBe(6);
  expect(template).toEqual(
    expect.arrayContaining([
      '/home_software_company',
      '/home_business_consulting',
      '/portfolio',
      '/team',
      '/service',
    ]),
  );
  expect(all).toEqual(expect.arrayContaining(Object.keys(aliases)));
});

for (const url of all) {
  const isTemplate = template.includes(url);
  test(`${url} is whole, hydrates silently and fits a phone`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expectOneOfEach(page);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    const href = (await canonical.getAttribute('href')) ?? '';
    expect(new URL(href).pathname).toBe(aliases[url] ?? url);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      isTemplate || url === '/porfolio' ? 'en' : 'ru',
    );
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
      isTemplate || url === '/porfolio' ? 1 : 0,
    );
    await hydrated(page);
    await expectOneOfEach(page);
    await expect(canonical).toHaveCount(1);

    await page.setViewportSize({ width: 360, height: 740 });
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wider).toBe(0);
  });
}
