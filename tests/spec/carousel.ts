import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** What the checks ask of Swiper's public instance on its element. */
interface SwiperHost extends HTMLElement {
  swiper: {
    params: {
      speed: number;
      spaceBetween: number;
      autoplay?: { delay: number; disableOnInteraction: boolean; pauseOnMouseEnter: boolean };
    };
    autoplay: { running: boolean };
    slides: HTMLElement[];
  };
}

/** The carousel of a part of the page, once Swiper has taken it over. */
export async function carouselIn(part: Locator): Promise<Locator> {
  const carousel = part.locator('.swiper-initialized');
  // A visitor scrolls again when the page, still taking shape, has moved under the window.
  await expect(async () => {
    await part.scrollIntoViewIfNeeded();
    await expect(carousel).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  return carousel;
}

/** Its parameters by the names that 09-constants.spec.ts holds them to. It loops when its row goes on with the first slides again. */
export const paramsOf = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const { params, slides } = (element as SwiperHost).swiper;
    const own = slides.filter((slide) => !('copy' in slide.dataset));
    const loop = own[0] !== undefined && slides[own.length]?.textContent === own[0].textContent;
    return { speed: params.speed, loop, spacing: params.spaceBetween, slides: own.length };
  });

export const autoplayOf = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const { params, autoplay } = (element as SwiperHost).swiper;
    return {
      delay: params.autoplay?.delay,
      disableOnInteraction: params.autoplay?.disableOnInteraction,
      pauseOnMouseEnter: params.autoplay?.pauseOnMouseEnter,
      running: autoplay.running,
    };
  });

/** How many slides fill its width, measured on the slides themselves, at rest or moving. */
export const slidesOf = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const { params, slides } = (element as SwiperHost).swiper;
    const [slide] = slides;
    if (!slide) return 0;
    return Math.round(
      (element.clientWidth + params.spaceBetween) / (slide.offsetWidth + params.spaceBetween),
    );
  });

/** Takes all but the running carousels and what is around them out of the layout, which each width would do anew. */
export const leaveCarousels = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main, main section, footer'))
      if (!part.querySelector('.swiper-initialized')) part.style.display = 'none';
  });

/** Counts the slides at each width of the window. */
export async function expectSlides(carousel: Locator, counts: Record<number, number>): Promise<void> {
  await leaveCarousels(carousel.page());
  for (const [width, count] of Object.entries(counts)) {
    await carousel.page().setViewportSize({ width: Number(width), height: 300 });
    await expect.poll(() => slidesOf(carousel), `slides at ${width} px`).toBe(count);
  }
}
