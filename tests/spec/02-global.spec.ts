import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtPages, expect, htmlOf, live, open, pages, served, tab } from './site.ts';

/** What every page does; scrolling to the top, and back to the place, is in journeys/navigation.spec.ts. */

live(
  'toast notifications: one container for the whole app, mounted once React is there',
  async ({ page }) => {
    const container = page.locator('.Toastify');
    const toast = page.locator('.Toastify__toast');
    const bar = page.locator('.Toastify__progress-bar--animated');
    const running = () => bar.evaluate((element) => getComputedStyle(element).animationPlayState);
    const raise = async () => {
      const form = page.getByRole('contentinfo').locator('form');
      // A second letter without an address is not sent.
      await form.getByRole('textbox').fill('anna@example.uz');
      await form.getByRole('button').click();
      await expect(toast).toBeVisible();
      await expect(page.getByRole('status').and(page.locator('#toast-status'))).not.toBeEmpty();
    };
    await open(page, '/privacy');
    await expect(container).toHaveCount(1);

    await live.step('stand top-right, in the light theme', async () => {
      await raise();
      await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
      await expect(toast).toHaveClass(/Toastify__toast-theme--light/);
    });

    await live.step('pause on hover, and when the window loses focus', async () => {
      await toast.hover();
      await expect.poll(running).toBe('paused');
      await page.mouse.move(5, 400);
      await expect.poll(running).toBe('running');
      // The message appears a moment before its listeners: the window loses focus repeatedly until one reacts.
      await expect
        .poll(() => page.evaluate(() => dispatchEvent(new Event('blur'))).then(running))
        .toBe('paused');
    });

    await live.step('close on click', async () => {
      await toast.click();
      await expect(toast).toHaveCount(0);
    });

    await live.step('close by themselves after 5000 ms', async () => {
      await raise();
      await expect(bar).toHaveCSS('animation-duration', '5s');
      await bar.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
      });
      await expect(toast).toHaveCount(0);
    });

    await live.step('are draggable: swept aside, they close', async () => {
      await raise();
      // It is animated in; a drag starts once it has come to rest.
      await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const box = await toast.boundingBox();
      if (!box) throw new Error('The toast has no place.');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 60, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 200, y, { steps: 4 });
      await page.mouse.move(box.x + 60 + box.width, y, { steps: 4 });
      await page.mouse.up();
      await expect(toast).toHaveCount(0);
    });

    await page.getByRole('contentinfo').getByRole('link', { name: 'О нас', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(container).toHaveCount(1);
  },
);

tab('further script chunks load on demand from a static script path', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await open(page, '/contact');
  const first = scripts.length;
  expect(first).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Тарифы', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Одна цена');
  expect(scripts.length).toBeGreaterThan(first);
  for (const script of scripts) expect(script).toMatch(/^GET \/static\/js\/.+\.js$/);
});

/** Returns the scenes of a page as it opens, including those of cards. */
const scenesOn = (url: string) =>
  [...htmlOf(url).matchAll(/role="(?:img|group)"[^>]* data-scene="([\w-]+)"/g)].map(([, scene]) => scene);

served('no picture of the product stands twice on a page', () => {
  expect(scenesOn('/').length).toBeGreaterThan(10);
  for (const url of builtPages()) expect(scenesOn(url), url).toEqual([...new Set(scenesOn(url))]);
});

served('no step of a process opens a picture that the page shows elsewhere', () => {
  for (const url of ['/', '/tutors-info', '/centers-info']) {
    const source = readFileSync(`pages/${url === '/' ? 'index' : url.slice(1)}.mdx`, 'utf8');
    const [, ...later] = [...source.matchAll(/<ProcessStep[^>]* scene="([\w-]+)"/g)];
    expect(later.length, url).toBeGreaterThan(2);
    const shown = [...scenesOn(url), ...later.map(([, scene]) => scene)];
    expect(shown, url).toEqual([...new Set(shown)]);
  }
});

served('the logos of centres and schools stand once a page: in its text or in the footer', () => {
  const counts = builtPages().map((url) => htmlOf(url).match(/Bodomzor School/g)?.length ?? 0);
  expect(Math.max(...counts)).toBe(1);
  expect(htmlOf('/home_software_company'), 'it has logos of others').not.toContain('Bodomzor School');
});

served('every page has an action in its main text', () => {
  for (const url of builtPages()) {
    const [main = ''] = /<main.*<\/main>/s.exec(htmlOf(url)) ?? [];
    expect(/<a (?=[^>]* data-variant="(?:primary|secondary)")/.test(main), url).toBe(true);
  }
});

served('pages that stand beside one another show no picture in common', async ({ at }) => {
  const hrefs = (links: ReturnType<Page['locator']>) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const home = await at('/');
  const menu = await hrefs(home.locator('header nav').first().locator('a'));
  const rows: string[][] = [];
  for (const column of await home.locator('footer nav ul').all()) rows.push(await hrefs(column.locator('a')));
  for (const url of builtPages().filter((each) => each.startsWith('/feature/'))) {
    const [, next] = /<a (?=[^>]* rel="next")[^>]*?href="([^"]+)"/.exec(htmlOf(url)) ?? [];
    rows.push(next ? [url, next] : [url]);
  }
  // The home page shows everything; the English samples may repeat scenes. In the footer the list of features is first.
  const { russian } = pages();
  const own = [
    [...new Set(menu)].filter((url) => russian.includes(url) && !url.startsWith('/feature/')),
    ...rows.map((row) => row.filter((url) => russian.includes(url) && url !== '/' && url !== '/features')),
  ];
  expect(own[0]).toContain('/features');
  expect(own.flat().length).toBeGreaterThan(40);
  const shared = own.flatMap((row) =>
    row.slice(1).map((url, at) => {
      const before = scenesOn(row[at] ?? '');
      return `${row[at]} ${url}: ${scenesOn(url).filter((scene) => before.includes(scene))}`;
    }),
  );
  expect(shared.filter((pair) => !pair.endsWith(': '))).toEqual([]);
});
