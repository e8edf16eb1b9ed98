import { storyboard } from '../../src/film/storyboard.ts';
import { expect, test } from './site.ts';

// As the film is made: its stage is a script of its own.
test.use({ bypassCSP: true });

test('every shot of the film finds its scene on the page that it names', async ({ page }) => {
  for (const { scene } of storyboard) {
    await page.goto(scene?.page ?? '/pricing');
    await page.addScriptTag({ path: 'src/film/set.js' });
    const shot = { length: 3600, title: 'Один день', text: 'С утра до вечера', scene: scene?.name };
    await page.evaluate(`setShot(${JSON.stringify(shot)})`);
    await page.evaluate('seek(1500)');
    expect(await page.locator('html').getAttribute('lang'), scene?.page).toBe('ru');
    const stage = page.locator('#film');
    await expect(stage.getByRole('heading', { name: 'Один день' })).toBeVisible();
    if (scene)
      await expect(stage.locator(`[role=img][data-scene="${scene.name}"]`), scene.page).toBeVisible();
    else await expect(stage.locator('.lattice')).toHaveCount(1);
  }
});
