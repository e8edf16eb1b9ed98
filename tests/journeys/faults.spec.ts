import { settings } from '../settings.ts';
import {
  bodyScript,
  expect,
  footerLink,
  test as fresh,
  hydrated,
  isMarked,
  mark,
  open,
  withheld,
} from './site.ts';

fresh('a script that never answers fails after two minutes', async ({ page, allow }) => {
  allow(withheld);
  await page.clock.install();
  await open(page, '/contact');
  await mark(page);
  const body = await bodyScript(page, '/about');
  const asked = page.waitForRequest(`**${body}`);
  await page.route(`**${body}`, () => {}, { times: 1 });
  // Without the mouse: hovering prefetches the script, and the two minutes start with the click.
  await footerLink(page, 'О нас').evaluate((link: HTMLElement) => link.click());
  await asked;
  // The clock stands from here on, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 118_000));
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL('/contact');
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

fresh(
  'without a connection a link explains and leaves the page as it is, and works again when it is back',
  async ({ page, context, allow }) => {
    allow(withheld);
    allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/contact');
    await context.setOffline(true);
    const link = footerLink(page, 'Карьера');
    await link.evaluate((element) => element.setAttribute('href', '/privacy#6-vashi-prava'));
    await link.click();
    await expect(page.getByRole('alert')).toContainText('Страница не загрузилась');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Спросите');
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL('/privacy#6-vashi-prava');
    await expect(page.getByRole('heading', { name: /Ваши права/ })).toBeInViewport();
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

fresh('visited pages open again without a connection', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact');
  // The page that is left is prefetched, because it was served without the data that render it again.
  const known = ['/contact.json', '/ContactDetails-', '/Anchor-', '/MapFacade-'].map((file) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(file)),
  );
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  await Promise.all(known);
  await context.setOffline(true);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [back, name] of [
    [true, 'Спросите'],
    [false, 'Работа видна'],
    [true, 'Спросите'],
  ] as const) {
    await (back ? page.goBack() : page.goForward());
    await expect(heading).toContainText(name);
  }
});

fresh(
  'presses are performed without script if the entry script has not answered after two minutes',
  async ({ page, context }) => {
    await page.clock.install();
    const asked = page.waitForRequest(/entry-client-/);
    await page.route(/entry-client-/, () => {});
    await page.goto('/about');
    await page.locator('a[href*="/film/"]').first().click();
    await page.clock.runFor(1_000);
    await asked;
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 117_000));
    expect(context.pages()).toHaveLength(1);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.clock.fastForward(4_000)]);
    await expect(tab).toHaveURL(new RegExp(`/film/${settings.video.id}\\.mp4$`));
  },
);

fresh('a player that fails to load opens nothing once the visitor is elsewhere', async ({ page, allow }) => {
  allow(withheld);
  allow(/ERR_FAILED/);
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset.openedTab = '';
      return null;
    };
  });
  let fail = () => {};
  let isGone = false;
  const asked = new Promise<string>((resolve) => {
    page.route(/ModalPlayer.*\.js/, (route) => {
      fail = () => void route.abort();
      if (isGone) fail();
      resolve(route.request().url());
    });
  });
  await open(page, '/about');
  await hydrated(page);
  await page.getByRole('main').getByText('Как это работает').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button', { name: 'Как это работает' }).click();
  const player = await asked;
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await footerLink(page, 'Карьера').click();
  await expect(page).toHaveURL('/careers');
  await expect(heading).not.toHaveText(before);
  isGone = true;
  fail();
  // A later import settles later, so the failure has been handled by then.
  await page.evaluate((url) => import(url).catch(() => {}), player);
  await expect(page.locator('html')).not.toHaveAttribute('data-opened-tab');
  await expect(page).toHaveURL('/careers');
});

fresh(
  'the film, pressed without a connection, explains what is missing',
  async ({ page, context, allow }) => {
    allow(withheld);
    allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/about');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByText('Как это работает').scrollIntoViewIfNeeded();
    const film = main.getByRole('button', { name: 'Как это работает' });
    await expect(film).toBeVisible();
    await context.setOffline(true);
    await film.click();
    await expect(page.getByRole('alert').filter({ hasText: 'не загрузилась' })).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(context.pages()).toHaveLength(1);
  },
);
