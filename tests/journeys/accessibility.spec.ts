import { violations } from '../axe.ts';
import { expect, notFoundMessage, open } from './site.ts';
import { test } from './tab.ts';

/**
 * Every page of the build is looked at in routes.spec.ts, header and footer on the home page; this is the one that is
 * none of them.
 */
test('the page of an unknown address is open to everyone, in both themes', async ({ page, allow }) => {
  allow(notFoundMessage);
  await open(page, '/blog-single/nothing');
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
});
