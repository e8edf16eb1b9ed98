import { counted } from '../../content/problems/counted.ts';
import { accept, openReviewed, type Reviewed, seenHash, seenIn } from '../reviewed.ts';
import { openViewer } from './viewer.ts';

/** The report's pictures and ticks. The report is complete without it. */
for (const section of document.querySelectorAll<HTMLElement>('[data-shots]')) openViewer(section);

const { number, branch = '', commit = '' } = document.body.dataset;
const subject = { number: number ? Number(number) : null, branch, commit };
const items = [...document.querySelectorAll<HTMLElement>('[data-change]')];
const ids = items.map(({ dataset }) => dataset.change ?? '');
const left = document.querySelector<HTMLElement>('[data-left]');

let reviewed: Reviewed = openReviewed(subject, ids, seenIn(location.hash));
function draw(): void {
  for (const item of items) {
    const id = item.dataset.change ?? '';
    const label = item.querySelector<HTMLElement>('.seen');
    const box = label?.querySelector('input');
    if (!label || !box) continue;
    label.hidden = false;
    box.checked = reviewed.accepted.has(id);
    item.toggleAttribute('data-fresh', reviewed.fresh.has(id));
  }
  if (!left || ids.length === 0) return;
  const count = ids.length - reviewed.accepted.size;
  const share = document.createElement('a');
  share.href = seenHash(reviewed);
  share.textContent = 'Ссылка с\u00a0отметками';
  left.replaceChildren(
    count === 0
      ? 'Всё просмотрено. '
      : `Осталось просмотреть: ${counted(count, 'изменение', 'изменения', 'изменений')} из\u00a0${ids.length}. `,
    share,
  );
}
for (const item of items)
  item.querySelector('.seen input')?.addEventListener('change', ({ target }) => {
    reviewed = accept(subject, reviewed, item.dataset.change ?? '', (target as HTMLInputElement).checked);
    draw();
  });
draw();
