import { blockKinds, fieldNames } from '../kinds.ts';
import type { RibbonPage } from '../output/data.ts';
import type { Card, Run, ValueChange } from '../types.ts';
import { el } from './dom.ts';
import { runNodes, valueNodes } from './mark-card.ts';

/** What changed on this page: the marks as a list, then its properties before and after. */
export function pagePanel(
  page: RibbonPage | null,
  basePath: string,
  go: (index: number) => void,
): HTMLElement {
  if (!page || page.blocks.length + page.fields.length === 0)
    return el('div', {}, el('p', { class: 'notice' }, 'На этой странице ничего не изменилось.'));
  const blocks = page.blocks.map((block, index) => {
    const values = block.values
      .map(({ name, before, after }) => `${name} ${before ?? ''} → ${after ?? ''}`)
      .join(', ');
    const line = block.runs.length > 0 ? runNodes(excerpt(block.runs)) : [values || block.at.text];
    const about = [block.label, blockKinds[block.kind], block.cause].filter(Boolean).join(' · ');
    return el(
      'li',
      {},
      el(
        'button',
        { type: 'button', class: 'row', 'data-kind': block.kind, onclick: () => go(index) },
        el('span', {}, el('b', {}, ...line), el('small', {}, about)),
      ),
    );
  });
  return el('div', {}, blocks.length > 0 && el('ul', {}, ...blocks), ...fieldsOf(page, basePath));
}

/** The first change with a few words around it. */
function excerpt(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ op }) => op !== 'same');
  return runs.slice(Math.max(0, first - 1), first + 5).map((run, index) => {
    if (run.op !== 'same') return { ...run, text: run.text.slice(0, 120) };
    return { ...run, text: index === 0 && first > 0 ? run.text.slice(-28) : run.text.slice(0, 40) };
  });
}

function fieldsOf({ fields, card }: RibbonPage, basePath: string): Node[] {
  if (fields.length === 0 && !card) return [];
  const parts: Node[] = [el('h3', {}, 'Свойства страницы')];
  const box = (field: ValueChange) =>
    el(
      'div',
      {},
      el(
        'small',
        {},
        [
          field.owner || (fieldNames[field.name] ?? field.name),
          field.source && `${field.source.file}:${field.source.line}`,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
      field.owner ? valueNodes(field) : el('span', {}, ...beforeAfter(field)),
    );
  if (fields.length > 0) parts.push(el('div', { class: 'fields' }, ...fields.slice(0, 40).map(box)));
  if (card?.before && card.after && JSON.stringify(card.before) !== JSON.stringify(card.after))
    parts.push(
      el(
        'div',
        { class: 'cards' },
        figure('Было', card.before, basePath),
        figure('Стало', card.after, basePath),
      ),
    );
  return parts;
}

const beforeAfter = ({ before, after }: ValueChange): Node[] =>
  runNodes([
    ...(before === null ? [] : [{ op: 'del' as const, text: before }]),
    ...(before !== null && after !== null ? [{ op: 'same' as const, text: ' → ' }] : []),
    ...(after === null ? [] : [{ op: 'add' as const, text: after }]),
  ]);

/** The page as search engines and messengers show it. */
function figure(caption: string, { title, description, picture }: Card, basePath: string): HTMLElement {
  const src = picture && basePath.replace(/\/$/, '') + picture;
  return el(
    'figure',
    {},
    src && caption === 'Стало' && el('img', { src, alt: '' }),
    el('figcaption', {}, el('small', {}, caption), el('b', {}, title), description),
  );
}
