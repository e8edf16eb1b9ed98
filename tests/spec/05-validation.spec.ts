import type { Locator, Page } from '@playwright/test';
import { expect, htmlOf, lettersOf, open, plain, sample, served, tab } from './site.ts';

/** Validation rules. */

/** Values of each field; false means rejected. */
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

/** Returns the message under a field, from `aria-describedby` without the hint; empty while the field is valid. */
async function messageOf(control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((one) => one.endsWith('-error'));
  return id ? ((await control.page().locator(`[id="${id}"]`).textContent()) ?? '') : '';
}
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Scrolls to a form, so that React takes its validation over from the browser. */
async function reach(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(formOf(page)).toHaveAttribute('novalidate', '');
}

const forms = [
  { url: '/contact', fields: ['name', 'email', 'company', 'phone', 'message'] },
  // The same fields, whose rules are tried in the other form.
  { url: '/home_software_company', fields: ['name', 'email', 'phone', 'message'] },
];

for (const { url, fields } of forms)
  tab(`form of ${url}: rules of each field, messages and submit`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await open(page, url);
    await reach(page);
    const letters = await lettersOf(page);
    const [first = ''] = fields;

    await tab.step('a message on blur, under the field', async () => {
      const control = field(page, first);
      await control.focus();
      await control.blur();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(1);
      const message = await formOf(page).locator('[id$="-error"]').boundingBox();
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(message?.y).toBeGreaterThanOrEqual(y + height);
    });

    await tab.step('all on submit, focus on the first', async () => {
      await formOf(page).locator('button[type="submit"]').click();
      await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(fields.length);
      await expect(field(page, first)).toBeFocused();
    });

    await tab.step('a valid submit clears and resets', async () => {
      await fill(page, Object.fromEntries(fields.map((name) => [name, valid[name] ?? ''])));
      await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
      await formOf(page).locator('button[type="submit"]').click();
      for (const name of fields) await expect(field(page, name)).toHaveValue('');
      await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
      // Nothing is sent from here: the visitor's mail program opens, and a notice explains what happened.
      await expect.poll(() => letters).toHaveLength(1);
      expect(letters[0]).toMatch(new RegExp(`^mailto:${sample.support}\\?subject=\\S`));
      for (const name of fields) expect(letters[0]).toContain(valid[name] ?? '');
      await expect(page.locator('.Toastify__toast')).toContainText(sample.support);
      await expect(formOf(page).getByRole('link', { name: sample.phones[0] ?? '' })).toBeVisible();
      expect(sent).toEqual([]);
    });

    if (url !== '/contact') return;
    await tab.step(
      'rules, in the form that is empty again: a message on change while invalid, none while valid',
      async () => {
        for (const name of fields) {
          const values = Object.entries(rules[name] ?? {});
          // The refused ones first: only a field's first message waits for a pause in typing.
          for (const [value, isValid] of values.sort(([, one], [, other]) => Number(one) - Number(other))) {
            const control = field(page, name);
            // Filling an empty field with nothing is no change, so it is filled and cleared.
            if (value === '') await control.fill('x');
            await control.fill(value);
            await (isValid
              ? expect.soft(control, `${name}: «${value}» is taken`).not.toHaveAttribute('aria-invalid')
              : expect
                  .soft(control, `${name}: «${value}» is refused`)
                  .toHaveAttribute('aria-invalid', 'true'));
            if (!isValid) expect.soft(await messageOf(control), `${name}: «${value}»`).toMatch(/\S{3}/);
          }
        }
      },
    );
  });

served('phone: the placeholder shows the country-code format of Uzbekistan', async ({ at }) => {
  await expect(field(await at('/contact'), 'phone')).toHaveAttribute(
    'placeholder',
    /^\+998 \d\d \d{3}-\d\d-\d\d$/,
  );
});

served('the subject of the variant is held but not displayed', async ({ at }) => {
  const subject = field(await at('/home_software_company'), 'subject');
  await expect(subject).toHaveAttribute('type', 'hidden');
  await expect(subject).toHaveValue(/\S/);
});

for (const { url, said } of [
  { url: '/contact', said: /откроет вашу почтовую программу/ },
  { url: '/home_software_company', said: /opens your mail program/ },
  { url: '/blog-single/fair-quiz', said: /откроет вашу почтовую программу/ },
])
  served(`the form of ${url} says before it is filled what its button does`, async ({ at }) => {
    const form = (await at(url)).getByRole('main').locator('form');
    await expect(form.getByText(said)).toBeVisible();
    const button = form.locator('button[type="submit"]');
    await expect(button).toHaveText(/Написать письмо|Write an e-mail/);
    await expect(button).toHaveAccessibleDescription(said);
  });

served('company: the hint says what somebody without one writes', async ({ at }) => {
  await expect((await at('/contact')).locator('[name="company"]')).toHaveAccessibleDescription(
    /«частное лицо»/,
  );
});

tab(
  'who has no mail program copies the letter, by hand where the browser denies its clipboard',
  async ({ page, context }) => {
    // Granting a list of permissions denies all others.
    await context.grantPermissions(['clipboard-read']);
    await open(page, '/contact');
    await reach(page);
    await fill(page, valid);
    await formOf(page).locator('button[type="submit"]').click();
    const copy = formOf(page).getByRole('button', { name: 'Скопировать текст' });
    const byHand = formOf(page).getByRole('textbox', { name: /Ctrl\+C/ });
    await copy.click();
    await expect(byHand).toHaveValue(/Сколько стоит/);
    expect(await page.evaluate(() => String(getSelection()))).toContain('Сколько стоит');
    await expect(formOf(page).getByText('Скопировано')).toHaveCount(0);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await expect(formOf(page).getByText('Скопировано')).toBeVisible();
    await expect(byHand).toHaveCount(0);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [sample.support, ...Object.values(valid)]) expect(copied).toContain(part);
  },
);

tab(
  'newsletter: one e-mail input; submit is suppressed; no rules, no messages, not even the browser’s',
  async ({ page }) => {
    await open(page, '/privacy');
    const letters = await lettersOf(page);
    const footer = page.getByRole('contentinfo');
    const form = footer.locator('form');
    await expect(form.locator('input')).toHaveCount(1);
    await expect(form.locator('input')).toHaveAttribute('type', 'email');
    await expect(form.locator('input')).not.toHaveAttribute('required');
    await expect(form).toHaveAttribute('novalidate', '');
    await expect(form.locator('input')).toHaveAccessibleDescription(/Кнопка откроет письмо/);
    const url = page.url();
    for (const typed of ['', 'не адрес', 'aziz@example.com']) {
      await form.locator('input').fill(typed);
      await form.getByRole('button', { name: 'Написать письмо' }).click();
      await expect.poll(() => letters.splice(0).join()).toContain(typed);
      await expect(form.locator('input')).toHaveValue('');
      await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    }
    expect(page.url()).toBe(url);
    await expect(footer.getByText(`Письмо на ${sample.support} готово.`).first()).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Скопировать текст' })).toBeVisible();
  },
);

served('newsletter: no browser speaks of its field, with script or without', () => {
  expect(plain(htmlOf('/'))).toMatch(/<form[^>]*novalidate/i);
});

tab(
  'comment form: full name, email and comments required, a checkbox; it opens a letter to the editors',
  async ({ page }) => {
    await open(page, '/blog-single/fair-quiz');
    const letters = await lettersOf(page);
    const form = page.getByRole('main').locator('form:has(textarea)');
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
    await form.locator('[name="name"]').fill('Анна-Мария Ким 2-я');
    await form.locator('[name="email"]').fill('aziz@example.com');
    await form.locator('[name="message"]').fill('Спасибо, попробую на своей группе.');
    await form.getByRole('checkbox').check();
    await form.locator('button[type="submit"]').click();
    await expect.poll(() => letters.join()).toMatch(/subject=Комментарий к статье.*Спасибо, попробую/s);
    await expect(page.locator('.Toastify__toast')).toContainText(sample.support);
  },
);
