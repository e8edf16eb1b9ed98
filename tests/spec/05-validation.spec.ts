import type { Locator, Page } from '@playwright/test';
import { expect, open, sample, tab } from './site.ts';

/** Spec section 5, "Validation rules". */

/** Values of each field; false is refused. */
const rules: Record<string, Record<string, boolean>> = {
  name: {
    '': false,
    'Азиз Каримов': true,
    'Aziz Karimov': true,
    'Oʻtkir Gʻaniyev': true,
    'Қодир Ҳакимов': true,
    'Анна-Мария': false,
    R2D2: false,
  },
  email: {
    '': false,
    'aziz@example.com': true,
    aziz: false,
    'aziz@example': false,
    'a b@example.com': false,
  },
  phone: {
    '': false,
    '+998 90 123-45-67': true,
    '90 123 45 67': true,
    '+44 20 7946 0958': true,
    '123': false,
    телефон: false,
  },
  company: { '': false, Чинор: true },
  message: { '': false, 'Сколько стоит?': true },
};
const valid = Object.fromEntries(
  Object.entries(rules).map(([name, values]) => [
    name,
    Object.keys(values).find((value) => values[value]) ?? '',
  ]),
);

const formOf = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

/** The message under a field: what `aria-describedby` names, or nothing while it is valid. */
async function messageOf(control: Locator): Promise<string> {
  const id = await control.getAttribute('aria-describedby');
  return id ? ((await control.page().locator(`[id="${id}"]`).textContent()) ?? '') : '';
}
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Comes near a form, where React takes its checks over from the browser. */
async function reach(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(formOf(page)).toHaveAttribute('novalidate', '');
}

const forms = [
  { url: '/contact', fields: ['name', 'email', 'company', 'phone', 'message'] },
  { url: '/home_software_company', fields: ['name', 'email', 'phone', 'message'] },
];

for (const { url, fields } of forms)
  tab.describe(`form of ${url}`, () => {
    tab('rules of each field: a message on change while invalid, none while valid', async ({ page }) => {
      await open(page, url);
      await reach(page);
      for (const name of fields)
        for (const [value, isValid] of Object.entries(rules[name] ?? {})) {
          const control = field(page, name);
          // An empty field that stays empty does not change; what it held before is taken away.
          if (value === '') await control.fill('x');
          await control.fill(value);
          await (isValid
            ? expect.soft(control, `${name}: «${value}» is taken`).not.toHaveAttribute('aria-invalid')
            : expect.soft(control, `${name}: «${value}» is refused`).toHaveAttribute('aria-invalid', 'true'));
          if (!isValid) expect.soft(await messageOf(control), `${name}: «${value}»`).toMatch(/\S{3}/);
        }
    });

    tab(
      'a message on blur; all on submit, focus on the first; a valid submit clears and resets',
      async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET') sent.push(request.url());
        });
        await open(page, url);
        await reach(page);
        const [first = ''] = fields;
        await field(page, first).focus();
        await field(page, first).blur();
        await expect(field(page, first)).toHaveAttribute('aria-invalid', 'true');
        await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(1);

        await formOf(page).locator('button[type="submit"]').click();
        await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(fields.length);
        await expect(field(page, first)).toBeFocused();

        await fill(page, Object.fromEntries(fields.map((name) => [name, valid[name] ?? ''])));
        await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
        await formOf(page).locator('button[type="submit"]').click();
        for (const name of fields) await expect(field(page, name)).toHaveValue('');
        await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
        // Nothing is sent, and the visitor is told so with an address to write to.
        await expect(page.locator('.Toastify__toast')).toContainText(sample.support);
        expect(sent).toEqual([]);
      },
    );
  });

tab('phone: the placeholder shows the country-code format of Uzbekistan', async ({ page }) => {
  await page.goto('/contact');
  await expect(field(page, 'phone')).toHaveAttribute('placeholder', /^\+998 \d\d \d{3}-\d\d-\d\d$/);
});

tab('the subject of the variant is held but not displayed', async ({ page }) => {
  await page.goto('/home_software_company');
  await expect(field(page, 'subject')).toHaveAttribute('type', 'hidden');
  await expect(field(page, 'subject')).toHaveValue(/\S/);
});

tab('newsletter: one e-mail input; submit is suppressed; no rules beyond the type', async ({ page }) => {
  await open(page, '/privacy');
  const form = page.getByRole('contentinfo').locator('form');
  await expect(form.locator('input')).toHaveCount(1);
  await expect(form.locator('input')).toHaveAttribute('type', 'email');
  await expect(form.locator('input')).not.toHaveAttribute('required');
  await form.locator('input').fill('aziz@example.com');
  const url = page.url();
  await form.getByRole('button').click();
  await expect(page.locator('.Toastify__toast')).toContainText('никуда не отправлен');
  expect(page.url()).toBe(url);
});

tab(
  'comment form: full name, email and comments required, a checkbox; it sends nothing',
  async ({ page }) => {
    await open(page, '/blog-single/fair-quiz');
    const form = page.getByRole('main').locator('form:has(textarea)');
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
    await form.locator('[name="name"]').fill('Азиз Каримов');
    await form.locator('[name="email"]').fill('aziz@example.com');
    await form.locator('[name="message"]').fill('Спасибо, попробую на своей группе.');
    await form.getByRole('checkbox').check();
    await form.locator('button[type="submit"]').click();
    await expect(page.locator('.Toastify__toast')).toContainText(sample.support);
  },
);
