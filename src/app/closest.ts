/** What an event happened in that a selector matches: the control rather than the icon in it. */
export const closest = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
