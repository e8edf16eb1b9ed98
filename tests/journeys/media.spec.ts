import type { Page } from '@playwright/test';
import { settings } from '../settings.ts';
import { expect, open } from './site.ts';
import { test } from './tab.ts';

/** Window sizes, preferences and media: zoom, fingers, forced colours, less motion and transparency, print. */

/** Returns what sticks out or is cut off, as at 400 % zoom. */
const lostOn = (page: Page) =>
  page.evaluate(() => {
    const cut = [
      ...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main a, main button'),
    ]
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"], .visually-hidden, [data-scene], [class*="viewport"]'),
      )
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      });
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [
      ...(wider > 0 ? [`${wider} px wider`] : []),
      ...cut.map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  });

/** Returns words of headings that break although the browser cannot hyphenate Russian. */
const brokenHeadings = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      (heading as HTMLElement).style.hyphens = 'manual';
      const [text] = heading.childNodes;
      return [...(text?.nodeValue ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

/** Returns texts that get wider than the window when a word longer than it is appended to each. */
const widened = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('main > * > [data-section]')].flatMap((section) =>
      [...section.querySelectorAll('p:not([class]), li:not([class])')]
        .filter((text) => !text.closest('nav, [data-scene], [aria-hidden="true"], .visually-hidden'))
        .filter((text) => text.checkVisibility() && !text.querySelector('p, li'))
        .slice(0, 5),
    );
    for (const word of words)
      word.append(' uchebniy-otdel@достопримечательность-и-высокопревосходительство.example');
    return words
      .filter((word) => {
        const text = document.createRange();
        text.selectNodeContents(word);
        return text.getBoundingClientRect().width > innerWidth;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

/** Returns targets of touch below 24 px, or below 44 px in the header, navigation, forms and footer and for calls and letters. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, summary, input:not([type="hidden"]), textarea, header a, nav a, footer a, a[href^="tel:"], a[href^="mailto:"]',
      ),
    ]
      // A link in running text is as high as its line.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.right > 0 && box.left < innerWidth)
      .filter(({ element, box }) => {
        const least =
          element.matches('[href^="tel:"], [href^="mailto:"]') ||
          (element.closest('header, nav, form, footer') && element.matches('button, summary, textarea, a'))
            ? 43.5
            : 23.5;
        return Math.min(box.width, box.height) < least;
      })
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  );

/** Returns what the text spacing of WCAG 1.4.12 cuts off, and whether a price then reaches beyond its plan. */
async function lostBySpacing(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spacing);
  });
  const lost = await lostOn(page);
  const plan = page.locator('main [data-plan]').first();
  const [end = 0, edge = 0] = await Promise.all(
    [plan.getByText('сум'), plan].map((one) => one.evaluate((box) => box.getBoundingClientRect().right)),
  );
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return end < edge ? lost : [...lost, 'a price'];
}

test('on a phone targets are large enough and text spacing cuts off no price; at 400 % zoom nothing overflows or is cut off, words of headings are not broken, long words are', async ({
  page,
}) => {
  for (const url of [
    '/',
    '/pricing',
    '/contact',
    '/feature/digital-journal',
    '/blog/tag/zhurnal',
    '/releases',
    '/centers/1',
  ])
    await test.step(url, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await (url === '/' ? open(page, url) : page.goto(url));
      if (url === '/centers/1') {
        const action = await page.locator('main a[data-variant=primary]').first().boundingBox();
        expect((action?.y ?? 640) + (action?.height ?? 0), 'on the first screen').toBeLessThan(640);
      }
      expect(await smallTargets(page)).toEqual([]);
      if (url === '/pricing') expect(await lostBySpacing(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await lostOn(page)).toEqual([]);
      if (url === '/') {
        const band = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: /Урок не отменится/ }) });
        await band.scrollIntoViewIfNeeded();
        // The bar ends with its cards.
        const bar = band.getByRole('slider', { name: 'Перейти к слайду' });
        expect(await bar.boundingBox()).toMatchObject({ x: 16, width: 288 });
      }
      if (!/blog|centers/.test(url)) expect(await widened(page)).toEqual([]);
      if (!/releases|centers/.test(url)) return;
      for (const width of [320, 1012]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await brokenHeadings(page), `${width} px`).toEqual([]);
      }
    });
});

test('with forced colours the current page, the state of steps and the edge of the marks to choose from stay visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [url, signs] of [
    ['/solutions', { 'main [data-own]': '::before', 'main [data-done]': '::before' }],
    [
      '/feature/digital-journal',
      {
        'aside > a': '::before',
        'header details li > a': '::before',
        'header summary[aria-current]': '::after',
        'main nav li + li': '::before',
      },
    ],
  ] as const) {
    await page.goto(url);
    for (const [selector, pseudo] of Object.entries(signs)) {
      const sign = await page
        .locator(selector)
        .first()
        .evaluate((element, which) => getComputedStyle(element, which).backgroundColor, pseudo);
      expect(sign, selector).not.toBe('rgb(255, 255, 255)');
    }
  }
  const colours = page.locator('footer a:has(> * > svg), footer a > * > svg');
  const [name, star] = await colours.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).color),
  );
  expect(star).toBe(name);
  await page.getByRole('button', { name: /^Рустам Насыров, 19/ }).click();
  await expect(page.getByRole('toolbar', { name: 'Оценка' })).toHaveCSS('outline-style', 'solid');
});

test('with forced colours pills have an edge, and the current one another', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/blog');
  const topics = page.getByRole('main').getByRole('link', { name: /^(Все статьи|Практика)/ });
  await expect(topics.nth(0)).toHaveCSS('border-top-width', '3px');
  await expect(topics.nth(1)).toHaveCSS('border-top-width', '1px');
});

test('with forced colours the current hour and the lesson being moved stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/feature/online-schedule');
  const scene = page.getByRole('group', { name: 'Расписание, в котором можно перенести урок' });
  const now = scene.locator('span[data-day="3"][data-hour="3"]:not([data-slot])');
  expect(await now.evaluate((line) => getComputedStyle(line).backgroundColor)).not.toBe('rgb(255, 255, 255)');
  const lesson = scene.getByRole('button', { name: 'Физика каб. 9 Ср 19, 18:00' });
  await expect(lesson).toHaveCSS('outline-style', 'none');
  await lesson.click();
  await expect(lesson).toHaveAttribute('aria-pressed', 'true');
  // Not the keyboard's focus ring, which a mouse does not show.
  await lesson.blur();
  await expect(lesson).toHaveCSS('outline-style', 'solid');
});

test('the home page with forced colours, less motion, less transparency, and in print', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/');
  await test.step('everything stays visible', async () => {
    const invisible = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a[class*="root"], header button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(element);
          const hasIcon =
            element.querySelector('svg') !== null || getComputedStyle(element, '::before').content !== 'none';
          return (
            borderStyle === 'none' &&
            outlineStyle === 'none' &&
            textDecorationLine === 'none' &&
            !hasIcon &&
            !element.textContent?.trim()
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(invisible).toEqual([]);
    await expect(page.locator('header').first()).toHaveCSS('border-block-end-style', 'solid');
    await expect(page.locator('header').first()).toHaveCSS('animation-duration', '0.001s');
    await expect(page.locator('main [role="tab"][aria-selected="true"]')).not.toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    const item = page.locator('header nav details a:has(svg)').first();
    const colour = await item.evaluate((link) => getComputedStyle(link).color);
    await expect(item.locator('svg').first(), 'of a menu icon').toHaveCSS('color', colour);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getTiming().duration ?? 0) > 50,
        )
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    );
    expect(moving).toEqual([]);
    // The decorative wordmark is left out, so the page ends with the row of the theme's button.
    await page.setViewportSize({ width: 1000, height: 800 });
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Наверх' }).focus();
    const [theme, up] = await Promise.all(
      [foot.getByRole('button', { name: 'Тёмная тема' }), foot.getByRole('link', { name: 'Наверх' })].map(
        (one) => one.boundingBox(),
      ),
    );
    expect((theme?.x ?? 0) + (theme?.width ?? 0)).toBeLessThan(up?.x ?? 0);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await expect(foot.getByText('Почта поддержки')).toHaveCSS('color', 'rgb(242, 245, 252)');
    await page.emulateMedia({ contrast: 'no-preference' });

    const session = await page.context().newCDPSession(page);
    const transparency = (value: string) =>
      session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-transparency', value }],
      });
    await transparency('reduce');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('details[data-menu="mobile"] > summary').press('Enter');
    /** Returns the elements that cover the page and let it show through. */
    const veils = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::backdrop'].flatMap((pseudo) => {
            const { backdropFilter, backgroundColor, position } = getComputedStyle(element, pseudo);
            const alpha = Number(/(?:\/ |rgba\(.*, )([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1);
            const isVeil = (pseudo || position === 'fixed') && alpha > 0 && alpha < 1;
            return element.checkVisibility() && (isVeil || backdropFilter !== 'none')
              ? [`${element.outerHTML.slice(0, 80)} ${backgroundColor}`]
              : [];
          }),
        ),
      );
    expect(await veils()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await veils()).toEqual([]);
    await page.keyboard.press('Escape');
    // What a session emulates would apply to every later page too, overriding the next check.
    await session.detach();
  });

  await test.step('visitors scroll the strip of clients that would move by itself', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    // Once another carousel runs, the script is there for the strip too.
    await page.locator('main [data-views="tools"]').scrollIntoViewIfNeeded();
    await expect(page.locator('main [data-ready]').first()).toBeAttached();
    const strip = page.locator('[data-continuous]');
    await strip.scrollIntoViewIfNeeded();
    await expect(page.locator('main [data-app-part]', { has: strip })).toHaveCount(0);
    await strip.getByText('Chinor').first().hover();
    await page.mouse.wheel(4000, 0);
    await expect(strip.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  });

  await test.step('in print nothing is hidden by tabs or slides', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const cards = page.locator('main [aria-roledescription]').first().locator('li:not([data-copy]) article');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(page.locator('main .swiper-initialized').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main [role="tabpanel"] h3').filter({ visible: true })).toHaveCount(3);
    await expect(page.locator('main [role="tab"]').filter({ visible: true })).toHaveCount(3);
    const folded = await page
      .locator('main details > :not(summary)')
      .evaluateAll(
        (all) => all.filter((answer) => !answer.checkVisibility() || answer.clientHeight < 10).length,
      );
    expect(folded).toBe(0);
    const outside = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const { left, right, width } = card.getBoundingClientRect();
          return width < 100 || left < 0 || right > innerWidth;
        }).length,
    );
    expect([await cards.count(), outside]).toEqual([13, 0]);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a click on a slide of an endless row opens its link', async () => {
    const tools = page.locator('main [data-views="tools"]');
    const link = tools.getByRole('link', { name: 'Цифровой журнал' }).first();
    await link.scrollIntoViewIfNeeded();
    await expect(tools).toHaveClass(/swiper-initialized/);
    await link.click();
    await expect(page).toHaveURL(/\/feature\/digital-journal$/);
  });
});

test('in print: the text without menus; no label, heading or question at the end of a sheet without what follows it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const url of ['/privacy', '/blog-single/fair-quiz', '/about', '/pricing']) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(':not(main *):is(header, nav, [data-theme-toggle], dialog)')]
        .filter((element) => element.checkVisibility())
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(shown, url).toEqual([]);
    // Whose page it is.
    await expect(page.getByRole('contentinfo'), url).toContainText(
      new RegExp(`${settings.brand}.*${settings.emails.support}`, 's'),
      {
        useInnerText: true,
      },
    );
    await expect(page.locator('main .no-print').filter({ visible: true }), url).toHaveCount(0);
    await expect(page.locator('main a').first(), url).toHaveCSS('print-color-adjust', 'exact');
    // Paper is white, whatever theme was chosen.
    await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
    const ink = await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => getComputedStyle(element).color);
    expect(ink).not.toMatch(/^rgb\(2[0-9]{2}, 2/);
    if (!/about|pricing/.test(url)) continue;
    const heads = page.locator('main [data-section]:has(h2) p:has(+ h2)').locator('..');
    expect(await heads.count(), url).toBeGreaterThan(0);
    for (const head of await heads.all()) await expect(head).toHaveCSS('break-inside', 'avoid');
  }
  for (const question of await page.locator('main details').all())
    await expect(question).toHaveCSS('break-inside', 'avoid');
  // A grid is still kept apart from the heading before it.
  await expect(page.locator('main [data-plan]').first()).toHaveCSS('break-inside', 'avoid');
  // A letter or a call's button is not cut either.
  for (const whole of ['div:has(> dl ~ ul)', '[data-tone="call"] > div:has(> a)'])
    await expect(page.locator('main').locator(whole)).toHaveCSS('break-inside', 'avoid');
  await page.goto('/feature/analytics');
  await expect(page.getByRole('heading', { name: 'Ключевые преимущества' }).locator('..')).toHaveCSS(
    'break-inside',
    'avoid',
  );
  // In a grid, or beside an element that spans its rows, Chromium leaves empty space below a heading.
  await page.goto('/centers-info');
  await expect(page.locator('main [aria-roledescription]').first()).toHaveCSS('display', 'block');
  // In a grid, Firefox cuts a line in two at the end of a sheet.
  for (const [url, rows] of [
    ['/blog', 'div:has(> div > div > section)'],
    ['/blog-single/fair-quiz', 'div:has(> .prose)'],
    ['/privacy', 'div:has(> .prose)'],
    ['/portfolio_details/bank-service-desk', 'div:has(> dl)'],
  ] as const) {
    await page.goto(url);
    await expect(page.locator('main').locator(rows).first()).toHaveCSS('display', 'block');
  }
  // What a container of queries holds is not printed by Firefox where it moved to the next sheet.
  const figures = page.locator('main [data-tone="dark"] > .container').first();
  await expect(figures).toHaveCSS('container-type', 'normal');
  await page.goto('/feature/public-page');
  const face = page.locator('main li[data-audience] > span').first();
  await expect(face).toHaveCSS('grid-row-start', 'auto');
  // An edge outside a card that begins a sheet would be a line on the sheet before.
  await page.goto('/centers/1');
  await expect(page.locator('main .sheet').first()).toHaveCSS('box-shadow', /inset/);
  // Firefox takes `cqi` for 0 inside cards, which left pictures without words, and prints no quote with a float.
  const scene = page.locator('main [data-scene]').first();
  await scene.evaluate((stage) => Object.assign(stage.style, { inlineSize: '0' }));
  await expect(scene.locator(':scope > div').first()).toHaveCSS('font-size', '9px');
  const float = (quote: Element) => getComputedStyle(quote, '::before').display;
  expect(await page.locator('main blockquote').first().evaluate(float)).toBe('none');
  await page.emulateMedia({ media: 'screen' });
});

/** Layout alone, which a page read without script has, too. */
test('between the designed widths: words of a picture are not broken, no item is alone in its row, no third is empty', async ({
  reader,
}) => {
  const at = async (width: number, url: string) => {
    await reader.setViewportSize({ width, height: 800 });
    await reader.goto(url, { waitUntil: 'domcontentloaded' });
  };
  for (const [width, url, scenes] of [
    [600, '/feature/direct-chat', '[data-scene]'],
    [1024, '/blog', '[data-scene]'],
    [320, '/', ':is([data-scene="gradebook"], [data-scene="schedule-week"])'],
    [320, '/about', '[data-scene="hero"]'],
    [320, '/releases', '[data-scene="live-lesson"]'],
    [320, '/centers-info', '[data-scene="scattered"]'],
  ] as const) {
    await at(width, url);
    const cut = await reader
      .locator(`main ${scenes} *`)
      .evaluateAll((all) =>
        all
          .filter(
            (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut, url).toEqual([]);
  }
  // Five advantages are one column or one row, never three and two.
  await at(768, '/feature/direct-chat');
  for (const [width, side] of [
    [768, 'left'],
    [1024, 'left'],
    [1200, 'top'],
  ] as const) {
    await reader.setViewportSize({ width, height: 800 });
    const points = reader.locator('h2:has-text("Ключевые преимущества") + ul > li');
    const places = await points.evaluateAll(
      (all, key) => all.map((one) => one.getBoundingClientRect()[key]),
      side,
    );
    expect(places, `${width} px`).toEqual(Array(5).fill(places[0]));
  }
  await at(1024, '/privacy');
  const note = await reader.getByRole('note').first().boundingBox();
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeGreaterThan(960);
  await at(1280, '/service');
  const fifth = reader.getByRole('heading', { name: 'Quality assurance' });
  const cell = await fifth.locator('..').boundingBox();
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeGreaterThan(1200);
  await at(1280, '/register');
  const secondOfTwo = await reader.locator('main ul:has(> [data-audience])').evaluate((list) => {
    list.setAttribute('data-count', '2');
    list.replaceChildren(...[...list.children].slice(0, 2));
    return list.children[1]?.getBoundingClientRect().right;
  });
  expect(secondOfTwo).toBeGreaterThan(1200);
  await at(360, '/team-single/marcus-oyelaran');
  expect((await reader.locator('h1').boundingBox())?.height, 'on one line').toBeLessThan(60);
});

test('text that begins with a heading has the same space after a band as a section', async ({ page }) => {
  await page.goto('/centers/1');
  const heading = page.locator('.page > [data-section] + h2').first();
  const [air, section] = await heading.evaluate((element) => {
    const rule = document.createElement('div');
    rule.style.marginBlockStart = 'var(--space-section)';
    document.body.append(rule);
    return [element, rule].map((one) => getComputedStyle(one).marginBlockStart);
  });
  expect(air).toBe(section);
});

test('a list that goes on below a paragraph keeps its numbers, bullets inside have none', async ({
  page,
}) => {
  await open(page, '/blog-single/center-checklist');
  await page.locator('.prose').evaluate((text) => {
    const list = '<ol start="9"><li>Девять<ul><li>Внутри</li></ul></li><li>Десять</li></ol>';
    text.prepend(document.createRange().createContextualFragment(list));
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const markers = nodes.filter(({ role }) => role?.value === 'ListMarker').map(({ name }) => name?.value);
  expect(markers.slice(0, 2)).toEqual(['9. ', '10. ']);
});

test('the heading of a section in an article is as large as the article’s own', async ({ page }) => {
  await open(page, '/blog-single/center-checklist');
  const sizes = await page.locator('.prose').evaluate((text) => {
    const section = '<section data-section><div class="container"><h2>Вопросы</h2></div></section>';
    text.append(document.createRange().createContextualFragment(section));
    return [...text.querySelectorAll('h2')].map((heading) => getComputedStyle(heading).fontSize);
  });
  expect(new Set(sizes).size).toBe(1);
});
