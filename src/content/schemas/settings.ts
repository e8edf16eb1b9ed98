import { z } from 'zod';
import { email, fields, httpsUrl, line, link, list, path, whole } from './common.ts';

const plan = fields('Тариф: название, цена и кнопка.', {
  title: line(2, 60, 'Название тарифа.'),
  price: whole(0, 100_000_000, 'Цена числом, без пробелов и валюты.').optional(),
  priceText: line(2, 60, 'Цена словами, если её нет числом. Пример: Индивидуально.').optional(),
  currency: line(1, 10, 'Валюта. Пример: сум.').optional(),
  period: line(2, 60, 'За что цена. Пример: в месяц.'),
  href: link('Куда ведёт кнопка тарифа.'),
});

/** Facts about the site that are used everywhere (`_site/settings.mdx`). */
export const settingsSchema = z.strictObject({
  brand: line(2, 30, 'Название продукта.'),
  tagline: line(5, 90, 'Одна строка о продукте — после названия во вкладке главной.'),
  provider: line(2, 60, 'Компания, которая создаёт платформу.'),
  url: httpsUrl('Адрес сайта без косой черты в конце.'),
  loginUrl: httpsUrl('Адрес приложения: вход и регистрация.'),
  emails: fields('Адреса почты.', {
    support: email('Почта поддержки.'),
    partners: email('Почта для партнёров и центров.'),
    careers: email('Почта для резюме.'),
  }),
  phones: list(
    z.strictObject({
      label: line(2, 40, 'Чей телефон. Пример: Поддержка.'),
      number: z
        .string()
        .regex(/^\+998 \d{2} \d{3}-\d{2}-\d{2}$/, 'Нужен телефон в виде +998 71 200-00-00.')
        .describe('Телефон в виде +998 71 200-00-00.'),
    }),
    1,
    4,
    'Телефоны, от одного до четырёх; первый стоит в подвале и в письмах.',
  ),
  office: fields('Офис.', {
    city: line(2, 40, 'Город офиса.'),
    address: line(5, 120, 'Адрес офиса.'),
  }),
  hours: fields('Часы поддержки.', {
    days: line(2, 20, 'Рабочие дни. Пример: Пн–Пт.'),
    time: line(5, 20, 'Часы. Пример: 9:00–18:00.').regex(
      /^(?!.*\d\s*[.—-]\s*\d)/,
      'Часы пишут через двоеточие и\u00a0тире без пробелов. Пример: 9:00–18:00.',
    ),
    weekend: line(2, 60, 'Про выходные.'),
  }),
  plans: fields('Тарифы: tutor и center.', { tutor: plan, center: plan }),
  video: fields('Видео «Как это работает».', {
    channel: z
      .enum(['own', 'youtube', 'vimeo'])
      .describe('Откуда видео: own — свой фильм из public/film, youtube или vimeo — видеосервис.'),
    id: line(3, 30, 'Номер видео из его ссылки; для own — имя файлов фильма без окончания.').regex(
      /^[\w-]+$/,
      'Нужен только номер, без остальной ссылки. Пример: dQw4w9WgXcQ.',
    ),
    title: line(5, 120, 'Название видео.'),
    lang: z.enum(['ru', 'en']).optional().describe('Язык видео; без этого поля — русский.'),
  }),
  map: fields('Карта офиса.', {
    embed: httpsUrl('Адрес карты для вставки.'),
    link: httpsUrl('Ссылка на карту.'),
  }),
  copyrightYear: whole(2000, 2100, 'Год в подвале.'),
  gone: z
    .array(path('Адрес удалённой страницы. Пример: /old-page.'))
    .optional()
    .describe('Адреса, которых больше нет намеренно: проверка о них не спрашивает.'),
  repository: fields('Репозиторий сайта.', {
    edit: httpsUrl(
      'Адрес файла в веб-редакторе репозитория: {file} заменится на путь, {line} — на номер строки, {branch} — на ветку.',
    ),
  }).optional(),
  sharing: fields('Ссылка под статьями: отправить статью знакомым; без этого поля её нет.', {
    text: line(5, 40, 'Слова ссылки. Пример: Отправить в\u00a0Telegram.'),
    link: httpsUrl('Адрес, по которому статью отправляют: {page} заменится на её адрес.').regex(
      /\{page\}/,
      'Нужно {page} — место для адреса статьи. Пример: https://t.me/share/url?url={page}.',
    ),
  }).optional(),
  analytics: fields('Измерения скорости; без этого поля никуда не отправляются.', {
    endpoint: httpsUrl('Куда слать измерения скорости.'),
    share: whole(1, 100, 'Какую часть посещений измерять, в процентах. По умолчанию 10.').default(10),
  }).optional(),
  forms: fields('Приём форм; без этого поля формы никуда не отправляются.', {
    endpoint: httpsUrl('Куда слать заполненные формы.'),
  }).optional(),
});
export type Settings = z.output<typeof settingsSchema>;
