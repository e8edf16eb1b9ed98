import { beginning, withoutMiddle } from '../excerpt.ts';
import { blockKinds, fieldNames } from '../kinds.ts';
import type { BlockChange, Run, ValueChange } from '../types.ts';
import { el } from './dom.ts';

const longest = 700;
const longestSame = 90;

/** Words before and after, as nodes. */
export function runNodes(runs: readonly Run[]): Node[] {
  return runs.map(({ op, text }) => {
    const shown = op === 'same' ? withoutMiddle(text, longestSame) : beginning(text, longest);
    return op === 'same' ? document.createTextNode(shown) : el(op === 'add' ? 'ins' : 'del', {}, shown);
  });
}

/** «Counter: value 88 → 90». */
export function valueNodes({ owner, name, before, after }: ValueChange): Node {
  return el(
    'p',
    {},
    owner && el('b', {}, `${owner}: `),
    `${fieldNames[name] ?? name} `,
    before !== null && el('del', {}, before),
    before !== null && after !== null && ' → ',
    after !== null ? el('ins', {}, after) : ' — убрано',
  );
}

/** What changed in a block, beside it. */
export function markCard(block: BlockChange, sourceLink: string | null): HTMLElement {
  const { kind, label, cause, runs, values, source } = block;
  return el(
    'section',
    { class: 'card', 'data-kind': kind, 'aria-live': 'polite' },
    el('header', {}, el('b', {}, blockKinds[kind]), el('span', {}, cause ? `${label} · ${cause}` : label)),
    kind !== 'added' && runs.length > 0 && el('p', {}, ...runNodes(runs)),
    ...values.slice(0, 8).map(valueNodes),
    kind === 'style' && values.length === 0 && el('p', {}, 'Слова те же, изменилось оформление.'),
    kind === 'moved' && el('p', {}, 'Раньше стоял в другом месте страницы.'),
    source &&
      el(
        'p',
        {},
        sourceLink
          ? el('a', { href: sourceLink, target: '_blank', rel: 'noopener' }, `${source.file}:${source.line}`)
          : el('small', {}, `${source.file}:${source.line}`),
      ),
  );
}
