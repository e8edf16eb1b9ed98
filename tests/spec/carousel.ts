import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The part of Swiper's public instance on its element that the checks use. */
interface SwiperHost extends HTMLElement {
  swiper: {
    params: {
      speed: number;
      spaceBetween: number;
    };
    slides: HTMLElement[];
  };
}

/** Returns the carousel of a part of the page, once Swiper has initialized it. */
export async function carouselIn(part: Locator): Promise<Locator> {
  const carousel = part.locator('.swiper-initialized');
  // Scrolls again, as a visitor does, if the page has moved under the window while still loading.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded();
    await expect(carousel).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  return carousel;
}

/** Returns its parameters under the names of 09-constants.spec.ts. It loops if the row repeats its first slides. */
export const paramsOf = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const { params, slides } = (element as SwiperHost).swiper;
    const own = slides.filter((slide) => !('copy' in slide.dataset));
    const loop = own[0] !== undefined && slides[own.length]?.textContent === own[0].textContent;
    return { speed: params.speed, loop, spacing: params.spaceBetween, slides: own.length };
  });

/** Whether the row moves by itself just now. */
export const isMoving = (carousel: Locator) =>
  carousel.locator('.swiper-wrapper').evaluate(async (row) => {
    const { x } = row.getBoundingClientRect();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return row.getBoundingClientRect().x !== x;
  });

/** Returns how many slides fill the width of its place, measured on the slides, at rest or moving. */
export const slidesOf = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const { params, slides } = (element as SwiperHost).swiper;
    const [slide] = slides;
    if (!slide || !element.parentElement) return 0;
    return Math.round(
      (element.parentElement.clientWidth + params.spaceBetween) / (slide.offsetWidth + params.spaceBetween),
    );
  });

/** Hides all but the running carousels and their ancestors, since each width would lay them out again. */
export const leaveCarousels = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main, main section, footer'))
      if (!part.querySelector('.swiper-initialized')) part.style.display = 'none';
  });

/** Expects the number of slides at each window width. */
export async function expectSlides(carousel: Locator, counts: Record<number, number>): Promise<void> {
  await leaveCarousels(carousel.page());
  for (const [width, count] of Object.entries(counts)) {
    await carousel.page().setViewportSize({ width: Number(width), height: 300 });
    await expect.poll(() => slidesOf(carousel), `slides at ${width} px`).toBe(count);
  }
}
