import { settings } from '../settings.ts';
import { expect, footerOf, pages, plain, sample, served, wordsOf } from './site.ts';

/** What the product does and for whom. */

const tutors = '/tutors-info';
const profile = '/feature/professional-profile';
const journal = '/feature/digital-journal';
const centers = '/centers-info';

/** Each audience's claims: the page where a visitor reads them, and their words. */
const features: [audience: string, claim: string, url: string, words: RegExp][] = [
  ['tutors', 'public professional profile', profile, /Профессиональный профиль/],
  ['tutors', 'review collection and moderation', profile, /отзыв.*модераци/i],
  ['tutors', 'achievements and certificates', profile, /сертификаты и достижения/i],
  ['tutors', 'high search rating', profile, /тем выше она в поиске/],
  ['tutors', 'program constructor', '/', /Конструктор программ/],
  ['tutors', 'digital journal: attendance, grades, comments', journal, /оценк.*посещаемост.*комментари/i],
  ['tutors', 'push notifications to parents', tutors, /Push-уведомление уходит родителям/],
  ['tutors', 'quiz constructor', tutors, /Конструктор тестов/],
  ['tutors', 'live lessons', tutors, /Живые уроки/],
  ['tutors', 'routine automation', tutors, /Автоматизация рутины/],
  ['tutors', 'calendar', tutors, /календар/i],
  ['tutors', 'analytics', tutors, /аналитик/i],
  ['tutors', 'chat', tutors, /чат/i],
  ['students', 'personal cabinet', '/', /Кабинет\./],
  ['students', 'online schedule', '/', /Онлайн-расписание/],
  ['students', 'homework', '/', /домашние задания/],
  ['students', 'online tests', '/', /Онлайн-тесты/],
  ['students', 'progress', '/', /прогресс на одном экране/],
  ['students', 'materials', '/', /Материалы\. Конспект/],
  ['parents', 'progress control', '/', /Контроль прогресса/],
  ['parents', 'push notifications', '/', /Push-уведомления\. Важное/],
  ['parents', 'payment control', '/', /Контроль оплат/],
  ['parents', 'chat with the tutor', '/', /Чат с преподавателем/],
  ['everyone', 'direct chat with the teacher', '/', /Всем Прямой чат/],
  ['centres', 'ERP system', centers, /ERP-система/],
  ['centres', 'group management', centers, /Управление группами/],
  ['centres', 'tutor control', centers, /Контроль преподавателей/],
  ['centres', 'analytics and reporting', centers, /Аналитика и отчёты/],
  ['centres', 'enrolment by online applications', '/feature/student-enrollment', /заявк/i],
  ['centres', 'public branded page', '/feature/public-page', /в ваших цветах/],
  ['centres', 'administrator panel', centers, /Настройка панели.*администратор/],
  ['centres', 'course management', centers, /управляет группами и курсами/],
  ['centres', 'teacher assignment', centers, /назначает преподавателей/],
  ['centres', 'finance control', centers, /финансы/i],
  ['centres', 'reports', centers, /Отчёт готов/],
];

served('each audience reads what the product does for it', () => {
  for (const [audience, claim, url, words] of features)
    expect.soft(wordsOf(url), `${audience}: ${claim}`).toMatch(words);
});

/** "Marketing claims shown", each with its page and words. */
const claims: [claim: string, url: string, words: RegExp][] = [
  ['150+ learning centres and schools', '/', /150\+ учебных центров и школ/],
  ['5k+ users in an avatar group', '/', /5 000\+ пользователей/],
  ['rating 4.8 from 200+ reviews', '/', /4,8 из 5, ?200\+ отзывов/],
  ['88% average growth in student performance', '/', /88% средний рост успеваемости/],
  ['100+ users', tutors, /100\+ пользователей/],
  ['50+ programmes created', '/', /50\+ программ уже создано/],
  ['access 24 hours a day', '/', /24\sч в сутки открыт доступ/],
  ['100% transparency for parents', tutors, /100% прозрачность для родителей/],
  ['value point: verified specialists', '/pricing', /Проверенные специалисты/],
  ['value point: 24/7 support', '/pricing', /Поддержка 24\/7/],
  ['value point: transparent pricing', '/pricing', /Прозрачные цены/],
  ['99.9% uptime', '/', /99,9% .*Время работы/],
  ['24/7 security monitoring', '/', /24\/7 .*Мониторинг безопасности/],
  ['10 ms average interface response', '/', /10\sмс .*Отклик интерфейса/],
  ['100% adaptive across devices', '/', /100% .*Адаптивность/],
  ['an API for integrations', '/', /API .*Интеграции/],
  ['up to 10 hours a week with the program constructor', '/', /Соберите курс .*до 10 часов в неделю/],
  ['30% tutor time saved', '/features', /30% рабочего времени возвращается репетитору/],
  ['88% parent involvement', '/features', /88% родителей вовлечены/],
  ['99% satisfied users', '/features', /99% пользователей довольны/],
];
served('the marketing claims are shown', () => {
  for (const [claim, url, words] of claims) expect.soft(wordsOf(url), claim).toMatch(words);
});

served('one place shows 128 reviews', () => {
  expect(pages().russian.filter((url) => /128 отзыв/.test(wordsOf(url)))).toEqual(['/tutors']);
});

/** Template figures, unrelated to the platform, and the pages that show them. */
const templateFigures: [figure: string, words: RegExp, urls: string[]][] = [
  ['3,900+ customers', /3,900\+ customers/, ['/home_business_consulting']],
  ['300+ reviews', /300\+ reviews/, ['/home_business_consulting']],
  ['20M+ customers', /20M\+ customers/, ['/home_software_company']],
  ['value 500000 dollars', /\$500,000/, ['/home_business_consulting']],
  ['98% success rate', /98% success rate/, ['/home_business_consulting', '/home_software_company']],
  ['since 2001', /since 2001/, ['/home_business_consulting']],
  ['copyright 2024 on one page', /© 2024/, ['/home_software_company']],
];
served('template figures stand on their template pages only', () => {
  const { russian, template } = pages();
  for (const [figure, words, urls] of templateFigures) {
    expect
      .soft(
        template.filter((url) => words.test(wordsOf(url))),
        figure,
      )
      .toEqual(urls);
    expect
      .soft(
        russian.filter((url) => words.test(`${wordsOf(url)} ${footerOf(url)}`)),
        figure,
      )
      .toEqual([]);
  }
});

served('no figure of the template on a Russian page, in any wording', () => {
  const figures = /3[ ,]?900\+|20 ?(?:M|млн)\+|500[ ,]?000 ?(?:долл|\$)|\$500|с 2001 года|300\+/;
  expect(pages().russian.filter((url) => figures.test(wordsOf(url)))).toEqual([]);
});

served('the platform has «возможности» and a «кабинет», in these words', () => {
  const others = /инструмент|личн\S+ кабинет/i;
  const own = pages().russian.filter((url) => !url.startsWith('/blog'));
  expect(own.filter((url) => others.test(wordsOf(url)))).toEqual([]);
});

served('no claim of the platform on a template page', () => {
  const words = /150\+|5,000\+|99\.9|200\+ reviews|50\+ prog/;
  expect(pages().template.filter((url) => words.test(wordsOf(url)))).toEqual([]);
});

served(
  'the FAQ of five names journal, notifications, tests, programmes with live lessons, analytics',
  async ({ at }) => {
    const page = await at('/');
    const names = await page.locator('main details').allTextContents();
    const faq = plain(names.slice(-5).join('\n'));
    for (const words of [
      /Оценки, посещаемость/,
      /Автоматически: push-уведомление/,
      /разбор ошибок — автоматические/,
      /Структурированная программа.*живые уроки/,
      /Аналитика показывает динамику/,
    ])
      expect(faq).toMatch(words);
  },
);

served(
  'footer: support e-mail, country phone, office in a city of the country, newsletter box',
  async ({ at }) => {
    const footer = (await at('/')).getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: sample.support })).toHaveAttribute(
      'href',
      `mailto:${sample.support}`,
    );
    await expect(footer.getByRole('link', { name: /^\+998/ })).toHaveAttribute('href', /^tel:\+998/);
    await expect(footer).toContainText(sample.city);
    await expect(footer.locator('form input[type="email"]')).toHaveCount(1);
  },
);

served('the main footer shows the year of the settings on every page', () => {
  const { russian, template } = pages();
  for (const url of [...russian, ...template])
    expect(footerOf(url)).toContain(`© ${settings.copyrightYear} ${sample.provider}`);
});
