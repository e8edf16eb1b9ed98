import { addressIn } from '../address.ts';
import { groupPages, pagesCount } from '../kinds.ts';
import type { ListedPage, RibbonList } from '../output/data.ts';
import { el } from './dom.ts';
import { stageName } from './panel-date.ts';

/** A group of more pages folds; its rows are made when it opens, so that 500 pages cost nothing. */
const foldAfter = 20;
const searchAfter = 12;

function row(page: ListedPage, list: RibbonList, current: string): HTMLElement {
  const unpublished = list.unpublished.find(({ url }) => url === page.url);
  const address = page.from ? `${page.from} → ${page.url}` : page.url;
  const text = el(
    'span',
    {},
    el('b', {}, page.title || page.url),
    el('small', {}, unpublished ? `${address} · ${stageName(unpublished)}` : address),
  );
  const count = page.count > 0 && el('span', { class: 'count', title: 'Изменений' }, `${page.count}`);
  const isHere = page.url === current;
  const isGone = page.kind === 'removed';
  const href = addressIn(isGone ? list.production : list.basePath, page.url);
  return el(
    'a',
    { class: 'row', 'data-kind': page.kind, href, 'aria-current': isHere && 'page' },
    text,
    count,
  );
}

const rows = (pages: readonly ListedPage[], list: RibbonList, current: string) =>
  el('ul', {}, ...pages.map((page) => el('li', {}, row(page, list, current))));

/** The list of pages that differ. */
export function pagesPanel(list: RibbonList, current: string): HTMLElement {
  const body = el('div', {});
  if (list.notCompared) body.append(el('p', { class: 'notice' }, `Сравнения нет. ${list.notCompared}`));
  else if (list.pages.length === 0)
    body.append(el('p', { class: 'notice' }, 'Ни одна страница не отличается.'));
  const groups = el('div', {});
  const draw = (query: string) => {
    const wanted = query.trim().toLowerCase();
    const pages = list.pages.filter(({ title, url }) => `${title} ${url}`.toLowerCase().includes(wanted));
    groups.replaceChildren(
      ...groupPages(pages).flatMap(({ name, pages: members }): Node[] => {
        if (members.length <= foldAfter || wanted)
          return [el('h3', {}, name), rows(members.slice(0, 100), list, current)];
        const fold = el('details', {}, el('summary', {}, `${name} — ${pagesCount(members.length)}`));
        fold.addEventListener('toggle', () => fold.append(rows(members, list, current)), { once: true });
        return [fold];
      }),
    );
  };
  if (list.pages.length > searchAfter)
    body.append(
      el('input', {
        class: 'search',
        type: 'search',
        placeholder: 'Найти страницу',
        'aria-label': 'Найти страницу',
        oninput: ({ target }) => draw((target as HTMLInputElement).value),
      }),
    );
  draw('');
  body.append(groups);
  return body;
}
