import { el } from './dom.ts';

interface Option {
  name: string;
  pressed: boolean;
  choose: () => void;
}

/** A row of buttons of which one is pressed. */
export const choice = (label: string, options: readonly Option[]): HTMLElement =>
  el(
    'div',
    { class: 'choice', role: 'group', 'aria-label': label },
    ...options.map(({ name, pressed, choose }) =>
      el('button', { type: 'button', 'aria-pressed': `${pressed}`, onclick: choose }, name),
    ),
  );
