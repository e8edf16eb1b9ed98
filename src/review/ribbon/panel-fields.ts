import { addressIn } from '../address.ts';
import { fieldNames } from '../kinds.ts';
import type { RibbonPage } from '../output/data.ts';
import type { Card, ValueChange } from '../types.ts';
import { el } from './dom.ts';
import { runNodes, valueNodes } from './mark-card.ts';

/** More fields than this are in the report. */
const mostFields = 40;

/** What changed in a page's frontmatter: fields before and after, then its card and social picture side by side. */
export function fieldsPart({ fields, card }: RibbonPage, basePath: string): Node[] {
  const differs = JSON.stringify(card?.before) !== JSON.stringify(card?.after);
  if (fields.length === 0 && !(card && differs)) return [];
  return [
    el('h3', {}, 'Свойства страницы'),
    ...(fields.length > 0 ? [el('div', { class: 'fields' }, ...fields.slice(0, mostFields).map(box))] : []),
    ...(card && differs
      ? [
          el('h3', {}, 'В поиске и мессенджерах'),
          el(
            'div',
            { class: 'cards' },
            card.before && figure('Было', card.before, basePath),
            card.after && figure('Стало', card.after, basePath),
          ),
        ]
      : []),
  ];
}

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

const beforeAfter = ({ before, after }: ValueChange): Node[] =>
  runNodes([
    ...(before === null ? [] : [{ op: 'del' as const, text: before }]),
    ...(before !== null && after !== null ? [{ op: 'same' as const, text: ' → ' }] : []),
    ...(after === null ? [] : [{ op: 'add' as const, text: after }]),
  ]);

/** The page as search engines and messengers show it. */
function figure(caption: string, { title, description, picture }: Card, basePath: string): HTMLElement {
  const src = picture && addressIn(basePath, picture);
  return el(
    'figure',
    {},
    src && el('img', { src, alt: `${caption}: картинка для соцсетей`, loading: 'lazy' }),
    el('figcaption', {}, el('small', {}, caption), el('b', {}, title), description),
  );
}
