import { settings, tutorPrice } from '../settings.ts';
import { carouselIn, expectSlides, isMoving, leaveCarousels, paramsOf, slidesOf } from './carousel.ts';
import {
  builtPages,
  expect,
  footerOf,
  homeBlock,
  htmlOf,
  live,
  open,
  recordOf,
  sample,
  sectionWith,
  served,
  tab,
  wordsOf,
} from './site.ts';

/** Business constants and limits. The sticky threshold is in 02-header and 04-states. */

served('tutor plan: the price of the settings, all features', async ({ at }) => {
  const plan = (await at('/pricing')).locator('[data-plan="tutor"]');
  await expect(plan).toContainText(
    new RegExp(`${tutorPrice} ${settings.plans.tutor.period}`.replaceAll(' ', '\\s?')),
  );
  expect(wordsOf('/pricing')).toContain(`Репетитор платит ${tutorPrice} в месяц и получает все возможности`);
});

served('learning-centre plan: individual price by the number of students, no amount', async ({ at }) => {
  const plan = (await at('/pricing')).locator('[data-plan="center"]');
  await expect(plan).toContainText(/Индивидуально\s?по\sчислу\sучеников/);
  await expect(plan).not.toContainText('сум');
});

served('support hours', () => {
  expect(wordsOf('/contact')).toContain(sample.hours);
  expect(footerOf('/')).toContain(sample.hours);
});

tab('footer logos: 5 slides, down to 1 at narrow widths', async ({ page }) => {
  await open(page, '/privacy');
  const carousel = await carouselIn(page.getByRole('contentinfo'));
  expect(await paramsOf(carousel)).toMatchObject({ loop: true, slides: 8 });
  await expectSlides(carousel, { 1440: 5, 1200: 5, 1000: 4, 700: 3, 400: 2, 350: 1, 320: 1 });
});

/** Number of visible slides of the home page's carousels, by the least window width. */
const homeSlides = {
  // 7, 5 up to 991 px, 4 to 767, 3 to 600, 2 to 450, 1 to 350.
  ClientLogos: { 320: 1, 351: 2, 451: 3, 601: 4, 768: 5, 992: 7 },
  // 1 slide, 2 from 768, 3 from 992.
  ToolsCarousel: { 320: 1, 768: 2, 992: 3 },
  // 1 slide, 2 from 576, 3 from 992.
  Reliability: { 320: 1, 576: 2, 992: 3 },
};

live('home page: its carousels, their slides by width, its answers that open in 350 ms', async ({ page }) => {
  await open(page, '/');

  await live.step('collapse animation: 350 ms', async () => {
    const times = await homeBlock(page, 'Faq')
      .locator('details')
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration.split(', '));
    expect(new Set(times)).toEqual(new Set(['0.35s']));
  });

  await live.step('tools: loop, spacing 30, speed 400, clickable pagination', async () => {
    const block = homeBlock(page, 'ToolsCarousel');
    const carousel = await carouselIn(block);
    expect(await paramsOf(carousel)).toEqual({ speed: 400, loop: true, spacing: 30, slides: 13 });
    const bar = block.getByRole('slider', { name: 'Перейти к слайду' });
    await expect(bar).toHaveAttribute('max', '13');
    const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await bar.click({ position: { x: width / 2, y: height / 4 } });
    await expect(bar).toHaveValue('7');
    await expect(block.locator('.swiper-slide-active')).toContainText('Конструктор программ');
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toHaveAttribute('aria-valuetext', '6\u00a0из\u00a013');
    await block.getByRole('button', { name: 'Предыдущий слайд' }).click();
    await expect(bar).toHaveValue('5');
    await expect(block.locator('.swiper-slide-active')).toContainText('Онлайн-расписание');
    await page.keyboard.press('ArrowRight');
    await expect(bar).toHaveValue('6');
    await expect(block.locator('[aria-live="polite"]')).toHaveText('Слайд 6 из 13');
    // A gesture of a touchpad, which is many events, is one step.
    await carousel.evaluate((row) => {
      for (const deltaX of [90, 60, 30]) row.dispatchEvent(new WheelEvent('wheel', { deltaX }));
    });
    await expect(bar).toHaveValue('7');
    // Copies that nobody sees are read by nobody.
    await expect(block.locator('[data-copy][inert]')).not.toHaveCount(0);
    await expect(block.locator('[data-copy]:not(.swiper-slide-visible, [inert])')).toHaveCount(0);
  });

  await live.step('technology: speed 800', async () => {
    const technology = await carouselIn(homeBlock(page, 'Reliability'));
    expect(await paramsOf(technology)).toMatchObject({ speed: 800, loop: true, slides: 5 });
  });

  await live.step(
    'client logos: autoplay without pause, 3000 ms, linear, infinite, no arrows or dots',
    async () => {
      const block = homeBlock(page, 'ClientLogos');
      const carousel = await carouselIn(block);
      expect(await paramsOf(carousel)).toMatchObject({ speed: 3000, loop: true, slides: 8 });
      await expect.poll(() => isMoving(carousel)).toBe(true);
      const strip = carousel.locator('.swiper-wrapper');
      await expect(strip).toHaveCSS('transition-timing-function', 'linear');
      // It moves by transform alone: slides keep their positions in the document, so nothing shifts.
      await expect(strip.locator('li').first()).toHaveText('Chinor');
      await carousel.hover({ force: true });
      // Also after the end of the move that was on its way.
      await strip.evaluate((row) => new Promise((done) => row.addEventListener('transitionend', done)));
      await expect.poll(() => isMoving(carousel)).toBe(true);
      // Only one control: the pause that WCAG 2.2.2 requires.
      await expect(block.getByRole('button')).toHaveText(['Остановить движение']);
      // What moves is drawn again at every width below.
      await block.getByRole('button').click();
    },
  );

  await live.step('slides by width', async () => {
    const edges = Object.values(homeSlides).flatMap((slides) => Object.keys(slides).map(Number));
    const widths = [...new Set([1440, 1025, ...edges.flatMap((edge) => [edge, edge - 1])])];
    const carousels = [];
    for (const name of ['ClientLogos', 'ToolsCarousel', 'Reliability'] as const) {
      const slides = Object.entries(homeSlides[name]);
      const at = (width: number) => slides.findLast(([least]) => width >= Number(least))?.[1] ?? 0;
      carousels.push({ name, carousel: await carouselIn(homeBlock(page, name)), at });
    }
    await leaveCarousels(page);
    // The rest of the page would be laid out again at every width.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main [data-section]'))
        part.hidden = !part.querySelector('.swiper-initialized');
    });
    for (const width of widths.filter((each) => each >= 320).sort((one, other) => other - one)) {
      await page.setViewportSize({ width, height: 300 });
      for (const { name, carousel, at } of carousels)
        await expect.poll(() => slidesOf(carousel), `${name} at ${width} px`).toBe(at(width));
    }
  });
});

served('testimonials grid (home): 1 column below width 991, then 2', async ({ at }) => {
  const page = await at('/');
  const quotes = homeBlock(page, 'Testimonials').locator('figure');
  for (const [width, columns] of [
    [360, 1],
    [990, 1],
    [991, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().left));
    expect(new Set(edges).size, `columns at ${width} px`).toBe(columns);
  }
});

live('testimonial carousel (template): 1 slide, spacing 50, loop, speed 1800', async ({ page }) => {
  await open(page, '/service-single/cloud-migration');
  const section = sectionWith(page, page.locator('figure blockquote').first());
  const carousel = await carouselIn(section);
  expect(await paramsOf(carousel)).toMatchObject({ speed: 1800, loop: true, spacing: 50 });
  await expectSlides(carousel, { 1440: 1, 360: 1 });
  // On a phone its bar is inside the window.
  const bar = section.getByRole('slider');
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

live('review carousel: 4 slides, speed 1000, autoplay, down to 1', async ({ page }) => {
  await page.clock.install();
  await open(page, '/home_business_consulting');
  const carousel = await carouselIn(sectionWith(page, page.locator('figure blockquote').first()));
  expect(await paramsOf(carousel)).toMatchObject({ speed: 1000, loop: true, slides: 4 });
  await page.clock.fastForward(5_000);
  await expect.poll(() => isMoving(carousel)).toBe(true);
  await expectSlides(carousel, { 1440: 4, 1200: 4, 1000: 3, 700: 2, 600: 1, 360: 1 });
});

served('portfolio list shows items 9 to 18; similar items: 2', () => {
  const shown = recordOf('/portfolio').answers.portfolio as { url: string }[];
  const orders = shown.map(({ url }) => recordOf(url).data.order);
  expect(orders).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  for (const url of builtPages().filter((each) => each.startsWith('/portfolio_details/')))
    expect(recordOf(url).answers.similarPortfolio, url).toHaveLength(2);
});

served('team list: 6 members; skill figures 98, 88, 99, 77', () => {
  const members = builtPages().filter((url) => url.startsWith('/team-single/'));
  expect(members).toHaveLength(6);
  for (const url of members) expect(htmlOf(url).match(/<meter\b/g), url).toHaveLength(4);
  // Each member has the skills in another order.
  const figures = members.map((url) => wordsOf(url).match(/\d+(?=%)/g) ?? []);
  for (const own of figures) expect([...own].sort()).toEqual(['77', '88', '98', '99']);
  expect(new Set(figures.map(String)).size).toBe(6);
});
