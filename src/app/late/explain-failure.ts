import { documentLabels } from '../../site/labels.ts';

/** How long the notice stands, in milliseconds: time to read it twice; longer under the mouse and with focus in it. */
const shownFor = 10_000;

const looks = {
  notice: {
    position: 'fixed',
    insetInline: '1rem',
    bottom: '1rem',
    zIndex: '1000',
    display: 'grid',
    gap: '0.25rem',
    maxWidth: '28rem',
    marginInline: 'auto',
    padding: '0.9rem 1.2rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface-raised)',
    boxShadow: 'var(--shadow-large)',
    color: 'var(--text)',
  },
  reload: {
    justifySelf: 'start',
    minHeight: 'var(--control)',
    fontWeight: 'var(--weight-semibold)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
  },
} as const;

let notice: HTMLElement | null = null;

/**
 * Says in the window's corner that a part of the page could not be had, with a way to load the page anew. Made by hand:
 * toasts need a script of their own, and a policy forbids style attributes.
 */
export function explainFailure(): void {
  notice?.remove();
  const { partFailure, sectionFailure } = documentLabels();
  const shown = document.createElement('div');
  notice = shown;
  shown.role = 'alert';
  Object.assign(shown.style, looks.notice);
  const words = document.createElement('p');
  words.textContent = partFailure;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = sectionFailure.reload;
  reload.onclick = () => location.reload();
  Object.assign(reload.style, looks.reload);
  shown.append(words, reload);
  document.body.append(shown);
  const leave = () => {
    if (shown.matches(':hover, :focus-within')) setTimeout(leave, shownFor);
    else shown.remove();
  };
  setTimeout(leave, shownFor);
}
