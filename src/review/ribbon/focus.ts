const stops = 'button, a, input, summary';
const nameOf = (element: Element | null | undefined) =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? '';

/**
 * Remembers where the focus is in a tree that is about to be drawn anew.
 * @returns puts the focus on the same part of the new tree: of several with its name the one in the same place
 */
export function keepFocus(root: ShadowRoot): (instead: string) => void {
  const focused = root.activeElement;
  if (!focused || focused.localName === 'iframe') return () => {};
  const named = () => [...root.querySelectorAll<HTMLElement>(stops)].filter((part) => nameOf(part) === name);
  const name = nameOf(focused);
  const place = named().indexOf(focused as HTMLElement);
  return (instead) => {
    const same = named();
    const next = same[place] ?? same.at(-1) ?? root.querySelector<HTMLElement>(instead);
    next?.focus({ preventScroll: true });
  };
}
