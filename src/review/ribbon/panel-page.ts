import { blockKinds } from '../kinds.ts';
import type { RibbonPage } from '../output/data.ts';
import type { BlockChange, Run } from '../types.ts';
import { el } from './dom.ts';
import { runNodes } from './mark-card.ts';
import { fieldsPart } from './panel-fields.ts';

/** What changed on this page: the marks as a list, then its properties before and after. */
export function pagePanel(
  page: RibbonPage | null,
  basePath: string,
  open: (block: BlockChange) => void,
): HTMLElement {
  if (!page) return el('div', {}, el('p', { class: 'notice' }, 'На этой странице ничего не изменилось.'));
  const fields = fieldsPart(page, basePath);
  if (page.blocks.length + fields.length === 0)
    return el('div', {}, el('p', { class: 'notice' }, 'Отмечать на самой странице нечего.'));
  const blocks = page.blocks.map((block) => {
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
        { type: 'button', class: 'row', 'data-kind': block.kind, onclick: () => open(block) },
        el('span', {}, el('b', {}, ...line), el('small', {}, about)),
      ),
    );
  });
  return el('div', {}, blocks.length > 0 && el('ul', {}, ...blocks), ...fields);
}

/** The first change with a few words around it. */
function excerpt(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(({ op }) => op !== 'same');
  return runs.slice(Math.max(0, first - 1), first + 5).map((run, index) => {
    if (run.op !== 'same') return { ...run, text: run.text.slice(0, 120) };
    return { ...run, text: index === 0 && first > 0 ? run.text.slice(-28) : run.text.slice(0, 40) };
  });
}
