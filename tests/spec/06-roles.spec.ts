import { tutorPrice } from '../settings.ts';
import { builtPages, expect, htmlOf, served, wordsOf } from './site.ts';

/** Roles and permissions: described in text, enforced nowhere. */

served('no access rules are enforced: every page answers a stranger', async () => {
  const answers = await Promise.all(
    builtPages().map(async (url) => {
      const address = `${process.env.JOURNEY_URL}${url.slice(1)}`;
      const { status, headers } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
      return { url, status, cookie: headers.get('set-cookie') };
    }),
  );
  expect(answers.filter(({ status, cookie }) => status !== 200 || cookie)).toEqual([]);
});

const told: [rule: string, url: string, words: RegExp][] = [
  ['the roles tutor, student, parent, centre', '/register', /Репетитор.*Ученик.*Родитель.*Учебный центр/],
  ['the role centre administrator', '/centers-info', /администратор/i],
  ['tutors and centres create programs', '/tutors-info', /Соберите программу/],
  [
    'tutors and centres give grades and attendance',
    '/centers-info',
    /Преподаватель ведёт свои журналы и программы/,
  ],
  [
    'parents and students see grades, attendance, comments in real time',
    '/centers-info',
    /Оценки, посещаемость, комментарии и оплаты .*в реальном времени/,
  ],
  [
    'the administrator sees all schedules and group journals',
    '/centers-info',
    /Расписания всех преподавателей и журналы всех групп/,
  ],
  ['the administrator controls quality', '/feature/tutor-control', /качеств/i],
  ['tutors invite to centres', '/tutors-info', /вы можете пригласить центр/],
  ['parents receive push notifications', '/', /push-уведомление уходит/],
  [
    'the tutor catalogue is visible to registered users only',
    '/tutors',
    /доступен зарегистрированным пользователям/,
  ],
  [
    'tutors get all features in one plan',
    '/pricing',
    new RegExp(`Репетитор платит ${tutorPrice} в месяц и получает все возможности`),
  ],
];
served('the rules are told', () => {
  for (const [rule, url, words] of told) expect.soft(wordsOf(url), rule).toMatch(words);
});

served('no page shows a form of sign-in', () => {
  for (const url of builtPages()) expect(htmlOf(url), url).not.toMatch(/<input[^>]* type="password"/);
});
