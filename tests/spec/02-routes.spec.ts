import { allFeatures, builtPages, expect, featureSlugs, htmlOf, pages, sample, served } from './site.ts';

/** Route table; the anchors of /features are in journeys/navigation.spec.ts. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

/** Every route of the table with the heading that states its purpose. */
const routes: [url: string, purpose: string, h1: RegExp][] = [
  ['/', 'home page for everyone', /Вся учёба/],
  ['/home', 'home page for everyone', /Вся учёба/],
  ['/tutors-info', 'home variant for tutors', /10 часов в неделю/],
  ['/centers-info', 'home variant for centres', /Весь центр/],
  ['/register', 'sign-up target', /Кто вы на платформе/],
  ['/about', 'about page', /преподавателю время/],
  ['/pricing', 'plans', /Одна цена/],
  ['/tutors', 'tutor catalogue placeholder', /Репетиторы/],
  ['/centers', 'centre catalogue placeholder', /Учебные центры/],
  ['/centers/1', 'recommended centre profile', /Чинор/],
  ['/team', 'team list', /people/],
  ['/team-single/helen-marsh', 'member detail', /Helen Marsh/],
  ['/features', 'platform features', /из чего состоит учёба/],
  ['/feature/digital-journal', 'feature detail', /Цифровой журнал/],
  ['/blog', 'blog placeholder', /скоро откроется/],
  ['/blog-single/fair-quiz', 'post detail', /Честный тест/],
  ['/contact', 'support and contact', /Спросите/],
  ['/careers', 'careers', /Работа/],
  ['/privacy', 'privacy policy', /Политика конфиденциальности/],
  ['/investors', 'linked from footer or header', /держится учёба/],
  ['/releases', 'linked from footer or header', /Что нового/],
  ['/solutions', 'linked from footer or header', /Один день, четыре человека/],
  ['/home_software_company', 'leftover template home', /Software/],
  ['/home_business_consulting', 'leftover template home', /decisions/],
  ['/portfolio', 'template portfolio list', /Projects/],
  ['/porfolio', 'its misspelled variant', /Projects/],
  ['/portfolio_details/bank-service-desk', 'template portfolio detail', /service desk/],
  ['/service', 'template services list', /Advice/],
  ['/service-single/cloud-migration', 'template service detail', /Cloud migration/],
];
served('every route answers with the heading that states its purpose', async ({ request }) => {
  for (const [url, purpose, h1] of routes) {
    const response = await request.get(`${process.env.JOURNEY_URL}${url.slice(1)}`);
    expect.soft(response.status(), url).toBe(200);
    const html = await response.text();
    const heading = html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '';
    expect.soft(heading.replace(/<[^>]+>|\u00a0/g, ' '), `${url}: ${purpose}`).toMatch(h1);
  }
});

served('every feature stands in its category', () => {
  for (const [category, slugs] of Object.entries(featureSlugs))
    for (const slug of slugs)
      expect
        .soft(htmlOf(`/feature/${slug}`), `${slug} in ${category}`)
        .toMatch(new RegExp(`<header[^>]*data-audience="${category}"`));
});

served('there is no feature beyond the eighteen', () => {
  const found = builtPages().filter((url) => url.startsWith('/feature/'));
  expect(found).toEqual(allFeatures.map((slug) => `/feature/${slug}`).sort());
});

served('/investors, /releases and /solutions are linked from footer or header', async ({ at }) => {
  const page = await at('/features');
  for (const url of ['/investors', '/releases', '/solutions'])
    expect(await page.locator(`header a[href="${url}"], footer a[href="${url}"]`).count()).toBeGreaterThan(0);
});

served('every link to the login application opens it in a new tab, on every page', () => {
  const { russian, template } = pages();
  for (const url of [...russian, ...template]) {
    const links = htmlOf(url).match(new RegExp(`<a [^>]*href="${sample.host}[^>]*>`, 'g')) ?? [];
    expect(links.length, url).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toContain(`href="${sample.host}`);
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener"');
    }
  }
});

served('«Войти» leads to the login application', async ({ at }) => {
  const login = (await at('/features'))
    .locator('header')
    .getByRole('link', { name: /^Войти/ })
    .first();
  await expect(login).toHaveAttribute('href', sample.login);
  await expect(login).toHaveAttribute('target', '_blank');
});
