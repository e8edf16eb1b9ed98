import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { readCommand } from '../../src/command-line.ts';
import { serve } from '../../src/hosts/serve.ts';
import { launchFlags } from '../../src/review/pictures/chromium.ts';
import { showTypeface } from '../../src/typeface.ts';
import { ensureChromium, noBrowser } from '../chromium.ts';
import { contactSheet } from './sheet.ts';

const usage = `npm run shots -- [route...]

Full-page pictures of routes (/pricing /blog) at four widths in both themes, and one contact sheet, in shots/. Without
routes, one page of each kind.`;
const command = readCommand(process.argv.slice(2), usage, {}, [0, Infinity]);
if (!command) process.exit();

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '../..'));
const usual = [
  '/',
  '/tutors-info',
  '/centers-info',
  '/features',
  '/feature/digital-journal',
  '/about',
  '/pricing',
  '/register',
  '/tutors',
  '/centers',
  '/centers/1',
  '/contact',
  '/careers',
  '/investors',
  '/releases',
  '/solutions',
  '/privacy',
  '/blog',
  '/blog-single/fair-quiz',
  '/no-such-page',
  '/home_software_company',
  '/home_business_consulting',
  '/portfolio',
  '/portfolio_details/bank-service-desk',
  '/team',
  '/team-single/helen-marsh',
  '/service',
  '/service-single/cloud-migration',
];
const widths = [360, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;
const folder = 'shots';

const routes = command.positionals.map((route) => `/${route.replace(/^\/+/, '')}`);
const nameOf = (route: string) => route.slice(1).replaceAll('/', '_') || 'home';

/** Takes one route's pictures, loading a page per theme and changing its width without a reload. */
async function shoot(browser: Browser, site: string, route: string): Promise<void> {
  for (const colorScheme of themes) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: 'reduce',
      baseURL: site,
    });
    await page.goto(route);
    await page.evaluate(showTypeface);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({
        path: join(folder, `${nameOf(route)}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
    }
    await page.close();
  }
}

const executablePath = await ensureChromium();
if (!executablePath) {
  console.error(noBrowser);
  process.exit(1);
}
const built = process.env.OUT_DIR ?? 'dist';
if (!existsSync(built) && spawnSync('npx', ['vite', 'build'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const site = await serve(built);
const browser = await chromium.launch({ executablePath, args: launchFlags });
try {
  const shown = routes.length > 0 ? routes : usual;
  for (const route of shown) {
    await shoot(browser, site.url, route);
    console.log(`✓ ${route}`);
  }
  const rows = shown.map((route) => ({ route, name: nameOf(route) }));
  writeFileSync(join(folder, 'index.html'), contactSheet(rows, widths, themes));
  console.log(resolve(folder, 'index.html'));
} finally {
  await browser.close();
  await site.close();
}
