import { brokenWords, expect, test } from './site.ts';

const pages = [
  '/',
  '/feature/digital-journal',
  '/feature/program-constructor',
  '/pricing',
  '/centers/1',
  '/blog-single/fair-quiz',
];

test('doubled font size fits a phone (WCAG 1.4.4)', async ({ page }) => {
  await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of pages) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const wider = await page.evaluate(() => {
      // Content far below is laid out too.
      for (const band of document.querySelectorAll<HTMLElement>('main *, footer'))
        if (getComputedStyle(band).contentVisibility === 'auto') band.style.contentVisibility = 'visible';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(wider, path).toBe(0);
    const icon = page.getByRole('banner').getByRole('button', { name: 'Поиск по сайту' }).locator('svg');
    expect((await icon.boundingBox())?.width).toBe(40);
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe('32px');
    const over = await page
      .locator('main :is(td, [role=group] [data-slot])')
      .evaluateAll(
        (cells) =>
          cells.filter(
            (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1,
          ).length,
      );
    expect(over, `${path}: cells whose content stands on the next one`).toBe(0);
    if (path !== '/' && path !== '/pricing') continue;
    // Words in pictures, and of the action that returns at the window's foot, stay whole.
    for (const width of [1280, 412]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page, 'main [class*="canvas"]'), `${path} ${width}`).toEqual([]);
      const onNext = await page.locator('main .swiper-slide').evaluateAll((slides) =>
        slides.flatMap((slide) => {
          const own = document.createRange();
          own.selectNodeContents(slide);
          const next =
            slide.nextElementSibling?.querySelector('svg')?.getBoundingClientRect().left ?? Infinity;
          return own.getBoundingClientRect().right > next ? [slide.textContent] : [];
        }),
      );
      expect(onNext, `${path} ${width}: names that stand on the next one's sign`).toEqual([]);
    }
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(page.locator('[data-action-bar]')).toBeVisible();
    expect(await brokenWords(page, '[data-action-bar] a'), path).toEqual([]);
  }
  // The banner has four lines; the menu's entries must still begin below its toggle.
  const toggle = page.locator('[data-menu="mobile"] > summary');
  await page.setViewportSize({ width: 360, height: 700 });
  await toggle.click();
  const [end, entry] = await Promise.all(
    [toggle, page.locator('header nav ul > li').first()].map((box) => box.boundingBox()),
  );
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(entry?.y ?? 0);
  expect(await brokenWords(page, 'header nav ul')).not.toContain('Репетиторам');
  expect(await brokenWords(page, 'header a[href="/register"]')).toEqual([]);
});

test('pictures are as large as their letters ask for: the last card of the hero is whole, words stay in their cards', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  for (const [standard, width] of [
    [16, 412],
    [20, 540],
    [24, 360],
    [24, 600],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width, height: 800 });
    const [picture, chart] = await Promise.all(
      ['[data-scene=hero]', '[data-scene=hero] [class*="-trend"]'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    const over = (chart?.y ?? 0) + (chart?.height ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0);
    // The picture has a margin below it.
    expect(over, `letters of ${standard} px in ${width} px`).toBeLessThan(8);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/feature/analytics');
  const ring = page.locator('main [data-scene=analytics] [class*="-ring"]').first();
  const { scrollWidth, clientWidth } = await ring.evaluate(({ scrollWidth, clientWidth }) => ({
    scrollWidth,
    clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});

test('the longest common word of a card of tools is not broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  const lines = await page
    .locator('main [data-views="tools"]')
    .first()
    .evaluate((tools) => {
      const texts = document.createTreeWalker(tools, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const start = text.data.indexOf('посещаемость');
        if (start < 0) continue;
        const word = document.createRange();
        word.setStart(text, start);
        word.setEnd(text, start + 'посещаемость'.length);
        return word.getClientRects().length;
      }
      return 0;
    });
  expect(lines).toBe(1);
});
