import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';

/** What only the dev server and preview builds may contain (src/content/stage.ts). */
const traces = [
  'data-app-source=',
  '"data-app-source"',
  'data-app-source-start',
  'data-stage',
  '/_components',
  '/_health',
  '_workshop/',
  '_problems.json',
  '__open-in-editor',
  'pages/_site/header.mdx',
  'Страница на карантине',
  'Галерея компонентов',
];
/** What only previews may contain, for their reviewers. */
const ofReviewers = /preview-ribbon|preview-marks|preview-inserted|preview\/ribbon\.js/;

test('a production build contains nothing for writers or reviewers', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json|css|xml|txt|conf)$|_headers$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(builtSite, file), 'utf8');
    const found = [...traces.filter((trace) => text.includes(trace)), ...(ofReviewers.exec(text) ?? [])];
    return found.map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
  expect(files.filter((file) => file.startsWith('preview'))).toEqual([]);
  for (const file of ['_components.html', '_health.html', '_workshop', '_components', '_host/manifest.json'])
    expect(existsSync(join(builtSite, file)), file).toBe(false);
});

test('the badge of a draft leaves the links to neighbours as high as they are', async ({ page, site }) => {
  await page.goto(`${site}feature/analytics`);
  const badges = readFileSync('src/app/dev/marks.css', 'utf8');
  const heights = await page.locator('main a:is([rel="prev"], [rel="next"])').evaluateAll((links, css) => {
    const measured = () => links.map((link) => link.clientHeight);
    const before = measured();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    for (const link of links) link.setAttribute('data-stage', 'scheduled');
    return { before, after: measured() };
  }, badges);
  expect(heights.before).toHaveLength(2);
  expect(heights.after).toEqual(heights.before);
});
