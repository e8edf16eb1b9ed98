import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from './site.ts';

/**
 * The button that copies stands in the writers' gallery, which no site of these journeys holds: here it is alone on a
 * page of its own, in a real browser with a real clipboard.
 */
const text = '<Callout title="Важно">\n  Текст.\n</Callout>';

async function script(): Promise<string> {
  const entry = 'button.tsx';
  const bundle = await rolldown({
    input: entry,
    cwd: resolve('.'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'button',
        resolveId: (id) => (id === entry ? resolve(entry) : null),
        load: (id) => {
          if (id.endsWith('.css')) return { code: 'export default {};', moduleType: 'js' };
          if (id !== resolve(entry)) return null;
          return `import { createRoot } from 'react-dom/client';
            import { CopyButton } from './src/ui/CopyButton.tsx';
            createRoot(document.body).render(
              <CopyButton text={${JSON.stringify(text)}} label="Скопировать пример">Скопировать</CopyButton>);`;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}

test('a clipboard that the browser denies: the text is there to be copied by hand', async ({
  page,
  context,
}) => {
  const body = `<!doctype html><html lang="ru"><title>x</title><body><script>${await script()}</script></body></html>`;
  await page.route('**/copy', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/copy');
  const button = page.getByRole('button', { name: 'Скопировать пример' });
  const byHand = page.getByRole('textbox', { name: /Ctrl\+C/ });
  // A list of what is granted refuses everything else.
  await context.grantPermissions(['clipboard-read']);
  await button.press('Enter');
  await expect(byHand).toHaveValue(text);
  expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  await expect(page.getByText('Скопировано')).toHaveCount(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button.press('Enter');
  await expect(page.getByText('Скопировано')).toBeVisible();
  await expect(byHand).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});
