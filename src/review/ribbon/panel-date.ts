import { addressIn } from '../address.ts';
import type { RibbonList } from '../output/data.ts';
import type { Unpublished } from '../types.ts';
import { choice } from './choice.ts';
import { el } from './dom.ts';
import { isPublic } from './schedule.ts';

/** More days than these are found with the field. */
const mostDays = 2;

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(new Date());

/** «10 дек.», with the year where it is not this one. */
const shortDay = (day: string) =>
  new Date(`${day}T00:00:00`).toLocaleDateString('ru', {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today().slice(0, 4) ? {} : { year: '2-digit' }),
  });

/** Why visitors do not see an entry yet, in a word or two. */
export const stageName = ({ draft, publishAt }: Unpublished): string =>
  draft || !publishAt ? 'черновик' : `выйдет ${shortDay(publishAt)}`;

/** «Показать сайт на дату»: what visitors see today and on the days when something comes out. */
export function datePart(
  list: RibbonList,
  date: string | null,
  current: string,
  setDate: (date: string | null) => void,
): Node[] {
  if (list.unpublished.length === 0) return [];
  const days = list.unpublished.flatMap((entry) => (entry.draft ? [] : (entry.publishAt ?? [])));
  const coming = [...new Set(days)].sort().slice(0, mostDays);
  const hidden = list.unpublished.filter((entry) => date !== null && !isPublic(entry, date));
  const option = (name: string, day: string | null) => ({
    name,
    pressed: date === day,
    choose: () => setDate(day),
  });
  return [
    el('h3', {}, 'Показать сайт на дату'),
    choice('Показать сайт на дату', [
      option('Всё', null),
      option('Сегодня', today()),
      ...coming.map((day) => option(shortDay(day), day)),
    ]),
    el('input', {
      class: 'search',
      type: 'date',
      value: date,
      'aria-label': 'Другой день',
      onchange: ({ target }) => setDate((target as HTMLInputElement).value || null),
    }),
    ...(hidden.some(({ url }) => url === current)
      ? [el('p', { class: 'notice' }, 'В\u00a0этот день посетители эту страницу не\u00a0увидят.')]
      : []),
    ...(date === null
      ? []
      : [
          el(
            'p',
            { class: 'keys' },
            'Карточки того, что ещё не\u00a0вышло, скрыты. Списки «последних» заполнятся другими записями: точно их покажет ',
            el('code', {}, `BUILD_DATE=${date} npm start`),
          ),
        ]),
    el(
      'details',
      {},
      el(
        'summary',
        {},
        `Ещё не опубликовано: ${list.unpublished.length}${date ? `, скрыто: ${hidden.length}` : ''}`,
      ),
      el('ul', {}, ...list.unpublished.map((entry) => el('li', {}, row(entry, list)))),
    ),
  ];
}

const row = (entry: Unpublished, { basePath }: RibbonList) =>
  el(
    'a',
    { class: 'row', 'data-kind': 'style', href: addressIn(basePath, entry.url) },
    el('span', {}, el('b', {}, entry.title), el('small', {}, stageName(entry))),
  );
