/** The closest element around an event's target that matches a selector: the control rather than its icon. */
export const closest = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
