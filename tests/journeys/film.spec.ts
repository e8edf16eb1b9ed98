import { storyboard } from '../../src/film/storyboard.ts';
import { htmlOf } from '../spec/site.ts';
import { expect, test } from './site.ts';

// The film's stage is an inline script, so it is recorded without the policy.
test.use({ bypassCSP: true });

test('every shot of the film finds its scene on the page that it names', async ({ page }) => {
  for (const { scene } of storyboard.filter((shot) => shot.scene)) {
    const html = htmlOf(scene?.page ?? '');
    expect(html.slice(0, 200), scene?.page).toContain('lang="ru"');
    const drawn = new RegExp(`role="(?:img|group)"[^>]*data-scene="${scene?.name}"`);
    expect(drawn.test(html), `${scene?.name} on ${scene?.page}`).toBe(true);
  }
  // One shot without a scene, and one with.
  for (const { scene } of storyboard.slice(0, 2)) {
    await page.goto(scene?.page ?? '/pricing');
    await page.addScriptTag({ path: 'src/film/set.js' });
    const shot = { length: 3600, title: 'Один день', text: 'С утра до вечера', scene: scene?.name };
    await page.evaluate(`setShot(${JSON.stringify(shot)})`);
    await page.evaluate('seek(1500)');
    const stage = page.locator('#film');
    await expect(stage.getByRole('heading', { name: 'Один день' })).toBeVisible();
    if (scene)
      await expect(stage.locator(`[role=img][data-scene="${scene.name}"]`), scene.page).toBeVisible();
    else await expect(stage.locator('.lattice')).toHaveCount(1);
  }
});
