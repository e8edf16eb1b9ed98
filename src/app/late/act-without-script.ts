import { documentLabels } from '../../site/labels.ts';
import type { Place } from './places.ts';

/** How long the notice stands, in milliseconds: time to read it twice. */
const shownFor = 8000;

/**
 * The script of a part cannot be had. What the visitor did there does what it does without it: a link leads on, a form
 * goes to the mail program; and a notice says why no more happens. The next touch asks for the script again.
 */
export function actWithoutScript(place: Place): void {
  const kept = window.earlyClicks;
  const own = kept?.filter((control) => place.element.contains(control)) ?? [];
  for (const control of own) kept?.splice(kept.indexOf(control), 1);
  const early = place.early ?? [];
  if (early.length + own.length === 0) return;
  // Nobody keeps these once more.
  place.early = null;
  window.earlyClicks = undefined;
  for (const again of early) again();
  for (const control of own) control.click();
  place.early = [];
  window.earlyClicks = kept;
  explain();
}

let notice: HTMLElement | null = null;

/** Plain words in the window's corner: toasts need a script of their own, and a policy forbids style attributes. */
function explain(): void {
  notice?.remove();
  const shown = document.createElement('p');
  notice = shown;
  shown.role = 'alert';
  shown.textContent = documentLabels().partFailure;
  Object.assign(shown.style, {
    position: 'fixed',
    insetInline: '1rem',
    bottom: '1rem',
    zIndex: '1000',
    maxWidth: '28rem',
    marginInline: 'auto',
    padding: '0.9rem 1.2rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface-raised)',
    boxShadow: 'var(--shadow-large)',
    color: 'var(--text)',
  });
  document.body.append(shown);
  setTimeout(() => shown.remove(), shownFor);
}
