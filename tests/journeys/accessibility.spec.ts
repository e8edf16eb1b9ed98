import AxeBuilder from '@axe-core/playwright';
import { expect, notFoundMessage, open, test } from './site.ts';

const routes = ['/', '/features', '/feature/digital-journal', '/about', '/privacy', '/pricing', '/contact'];
const more = ['/portfolio', '/team', '/blog-single/nothing'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const url of [...routes, ...more]) {
      test(`${url} has no violation of WCAG A and AA`, async ({ page, allow }) => {
        if (url.endsWith('/nothing')) allow(notFoundMessage);
        await open(page, url);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          ),
        ).toEqual([]);
      });
    }
  });
}
