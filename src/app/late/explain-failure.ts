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
    padding: '0',
    border: '0',
    background: 'none',
    color: 'var(--accent-text)',
    font: 'inherit',
    fontWeight: 'var(--weight-semibold)',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
  },
} as const;

let notice: HTMLElement | null = null;

/**
 * Says in the window's corner that a part of the page, or the page that was asked for, could not be had, with a way to
 * load the page anew. Made by hand: toasts need a script of their own, and a policy forbids style attributes.
 */
export function explainFailure(what: 'part' | 'page'): void {
  notice?.remove();
  const { partFailure, loadFailure, sectionFailure } = documentLabels();
  const shown = document.createElement('div');
  notice = shown;
  shown.role = 'alert';
  Object.assign(shown.style, looks.notice);
  const words = document.createElement('p');
  words.textContent = what === 'part' ? partFailure : `${loadFailure.title}. ${loadFailure.text}`;
  shown.append(words);
  if (navigator.onLine) {
    const reload = document.createElement('button');
    reload.type = 'button';
    reload.textContent = sectionFailure.reload;
    reload.onclick = () => location.reload();
    Object.assign(reload.style, looks.reload);
    shown.append(reload);
  }
  document.body.append(shown);
  const leave = () => {
    if (shown.matches(':hover, :focus-within')) setTimeout(leave, shownFor);
    else shown.remove();
  };
  setTimeout(leave, shownFor);
}
