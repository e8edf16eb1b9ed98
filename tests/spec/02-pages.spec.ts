import { settings } from '../settings.ts';
import { builtPages, expect, htmlOf, sample, sectionWith, served, wordsOf } from './site.ts';

/** About, pricing, catalogues, sign-up, contact, careers, privacy. */
// Consecutive checks of one page share its load.
served.describe.configure({ mode: 'default' });

served.describe('about page', () => {
  served('mission text', () => {
    expect(wordsOf('/about')).toMatch(/Наша миссия — собрать всё это в одном месте/);
  });
  served('a play button for the video', async ({ at }) => {
    const play = (await at('/about')).getByRole('main').getByRole('link', { name: 'Как это работает' });
    await expect(play).toHaveAttribute('href', new RegExp(`/film/${settings.video.id}\\.mp4$`));
  });
  served('six key principles', async ({ at }) => {
    const page = await at('/about');
    const principles = sectionWith(page, page.getByText('Прозрачность', { exact: true }));
    await expect(principles.getByRole('heading', { level: 3 })).toHaveText([
      'Прозрачность',
      'Автоматизация рутины',
      'Единая экосистема',
      'Ориентация на результат',
      'Доступ отовсюду',
      'Поддержка разработчика',
    ]);
  });
});

served.describe('pricing page', () => {
  served('policy block with three value cards', async ({ at }) => {
    const page = await at('/pricing');
    const cards = sectionWith(page, page.getByText('Поддержка 24/7', { exact: true }));
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Проверенные специалисты',
      'Поддержка 24/7',
      'Прозрачные цены',
    ]);
  });
  served('two plans: tutor to /register, learning centre to /contact', async ({ at }) => {
    const page = await at('/pricing');
    await expect(page.locator('[data-plan]')).toHaveCount(2);
    await expect(page.locator('[data-plan="tutor"] a')).toHaveAttribute('href', '/register');
    await expect(page.locator('[data-plan="center"] a')).toHaveAttribute('href', '/contact');
  });
  served('what a pupil and a parent pay, a trial, a calculator for centres', async ({ at }) => {
    const page = await at('/pricing');
    const families = sectionWith(
      page,
      page.getByRole('heading', { name: 'Сколько платят ученик и родитель' }),
    );
    await expect(families).toContainText(/Ученик.*0\s?сум.*Родитель.*0\s?сум/s);
    await expect(page.locator('main details', { hasText: 'Можно ли попробовать' })).toHaveCount(1);
    await expect(page.locator('main input[type="range"]')).toHaveCount(3);
  });
  served('what a plan lacks is said in words: a dash is silent in a screen reader', async ({ at }) => {
    const page = await at('/pricing');
    const cells = page.getByRole('table').getByRole('cell');
    await expect(cells.filter({ hasText: 'нет' })).toHaveCount(4);
    await expect(cells.filter({ hasText: /^—$/ })).toHaveCount(0);
  });
});

for (const [url, kind] of [
  ['/tutors', 'репетиторов'],
  ['/centers', 'учебных центров'],
] as const)
  served.describe(`catalogue ${url}`, () => {
    served('placeholder cards with a title, an icon and a text', async ({ at }) => {
      const page = await at(url);
      const cards = sectionWith(page, page.getByRole('link', { name: /^Перейти/ })).getByRole('listitem');
      await expect(cards).toHaveCount(3);
      for (const card of await cards.all()) {
        await expect(card.getByRole('heading')).toHaveText(/\S/);
        await expect(card.locator('svg')).toHaveCount(1);
      }
    });
    served('the full catalogue is available to registered users on the platform', () => {
      expect(wordsOf(url)).toContain(
        `Полный каталог ${kind} доступен зарегистрированным пользователям на платформе`,
      );
    });
    served("'Go to the platform' opens in a new tab, and a phone shows it first", async ({ at }) => {
      const page = await at(url);
      const button = page.getByRole('link', { name: /^Перейти на платформу/ });
      await expect(button).toHaveAttribute('href', sample.login);
      await expect(button).toHaveAttribute('target', '_blank');
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  });

served('/centers/1 is a full profile: place, figures, subjects, teachers, groups, reviews', () => {
  const words = wordsOf('/centers/1');
  for (const part of ['Ташкент', 'Предметы', 'Программы', 'Преподаватели', 'Расписание групп', 'Отзывы'])
    expect(words).toContain(part);
});

served('/centers/1: the times of a group stay in one line', async ({ at }) => {
  const time = (await at('/centers/1')).getByRole('cell', { name: '14:30–16:00' }).first();
  await expect(time).toHaveCSS('white-space', 'nowrap');
});

served('/register: a choice of role leads to the login application in a new tab', async ({ at }) => {
  const roles = (await at('/register')).getByRole('main').locator(`a[href^="${sample.host}"]`);
  await expect(roles).toHaveCount(4);
  for (const [place, role] of ['tutor', 'student', 'parent', 'center'].entries()) {
    await expect(roles.nth(place)).toHaveAttribute('href', `${sample.host}register?role=${role}`);
    await expect(roles.nth(place)).toHaveAttribute('target', '_blank');
  }
});

served('/solutions: one day of a pupil, her mother, her teacher and a director', async ({ at }) => {
  const page = await at('/solutions');
  const day = sectionWith(page, page.getByText('Четверг, 20 ноября', { exact: true }));
  for (const person of ['Малика', 'Нилуфар', 'Дилфуза-опа', 'Рустам-ака'])
    await expect(day.locator('label', { hasText: person })).toHaveCount(1);
});

served.describe('contact page', () => {
  served('office, support phones, two e-mail addresses, hours', async ({ at }) => {
    const main = (await at('/contact')).getByRole('main');
    await expect(main).toContainText(sample.city);
    await expect(main.locator('a[href^="tel:"]')).toHaveText(sample.phones);
    await expect(main.locator('a[href^="mailto:"]')).toHaveText([sample.support, sample.partners]);
    await expect(main).toContainText(sample.hours);
    await expect(main).toContainText(settings.hours.weekend);
  });
  served('a map from a maps service: behind a click, with a link', async ({ at }) => {
    const page = await at('/contact');
    const map = page.getByRole('region', { name: `Карта: ${sample.city}` });
    await expect(map.getByRole('link')).toHaveAttribute('href', /openstreetmap\.org/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

served('careers page: a link to send a CV by e-mail', async ({ at }) => {
  const links = (await at('/careers')).getByRole('link', { name: 'Отправить резюме' });
  for (const link of await links.all())
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${sample.careers}`));
  expect(await links.count()).toBeGreaterThan(0);
});

served.describe('privacy policy page', () => {
  served('eight sections', async ({ at }) => {
    await expect((await at('/privacy')).locator('main h2[id]')).toHaveText([
      /^1\. Общие/,
      /^2\. .*данные мы собираем/,
      /^3\. .*используем/,
      /^4\. Передача третьим лицам/,
      /^5\. Безопасность/,
      /^6\. .*права/,
      /^7\. Изменения/,
      /^8\. Контакты/,
    ]);
  });
  served('a table of contents leads to each of them', async ({ at }) => {
    const page = await at('/privacy');
    const ids = await page.locator('main h2[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toHaveLength(8);
    for (const id of ids) await expect(page.locator(`main nav a[href$="#${encodeURI(id)}"]`)).toHaveCount(1);
  });
  served('all personal data are named', () => {
    for (const [data, words] of [
      ['full name', /имя и фамилия/],
      ['phone', /номер телефона/],
      ['birth date for students', /дата рождения — для учеников/],
      ['role (student, parent, tutor)', /роль: ученик, родитель или репетитор/],
      ['avatar', /аватар/],
      ['education, experience', /образование и опыт работы/],
      ['subjects', /предметы/],
      ['school, class', /школа и класс/],
      ['gradebook records', /записи цифрового журнала/],
      ['chat messages', /сообщения в чате/],
      ['programs, lessons, tests', /программы, уроки и тесты/],
      ['test results', /результаты тестов/],
      ['uploaded files', /загруженные файлы/],
      ['IP address', /IP-адрес/],
      ['cookies', /файлы cookie/],
      ['browser data', /данные о браузере/],
    ] as const)
      expect.soft(wordsOf('/privacy'), data).toMatch(words);
  });
});

served('the privacy policy is linked from every footer', () => {
  for (const url of builtPages())
    expect(htmlOf(url).replace(/^.*<footer/s, ''), url).toMatch(
      /<a [^>]*href="\/privacy"[^>]*>Политика конфиденциальности</,
    );
});

served('the policy shows one date, that from which it is effective', () => {
  const dates = wordsOf('/privacy').match(/\d{1,2} [а-я]+ 20\d\d/g) ?? [];
  expect([...new Set(dates)]).toEqual(['28 октября 2025']);
  expect(wordsOf('/privacy')).toContain('Действует с 28 октября 2025');
});

served('«Изменить эту страницу» is for dev and previews only', () => {
  for (const url of builtPages())
    expect(htmlOf(url), url).not.toMatch(/Изменить эту страницу|Edit this page|github\.dev/);
});

served('contact page: the address without invented streets, the map on a press', async ({ at }) => {
  const page = await at('/contact');
  const office = page.getByRole('region', { name: `Карта: ${sample.city}` });
  await expect(office).toContainText(settings.office.address);
  await expect(office.locator('iframe')).toHaveCount(0);
  // Only signs and the ornament are drawn there.
  for (const drawing of await office.locator('svg').all())
    expect(await drawing.locator('path, use').count()).toBeLessThan(2);
});
