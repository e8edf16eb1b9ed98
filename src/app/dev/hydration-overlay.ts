/** How React begins what it says of a difference between the served page and what it draws. */
const difference = /hydrat/i;

/** Vite's overlay for broken code; its client defines the element. */
type OverlayClass = new (error: { message: string; stack: string; plugin: string }) => HTMLElement;
const overlay = 'vite-error-overlay';

function show(message: string): void {
  const Overlay = customElements.get(overlay) as OverlayClass | undefined;
  if (!Overlay || document.querySelector(overlay)) return;
  document.body.append(
    new Overlay({ message, stack: '', plugin: 'React, hydrating what the server printed' }),
  );
}

/** The text of a line in the console: React's own has its parts in `%s`. */
function textOf([first, ...rest]: readonly unknown[]): string {
  const parts = [...rest];
  const text = String(first instanceof Error ? first.message : first);
  return text.replace(/%[so]/g, (mark) => (parts.length > 0 ? String(parts.shift()) : mark));
}

/**
 * Dev only: where the browser draws something else than the server has printed, the page says so over itself, with the
 * component's name, as it does for code that cannot be read. In production React would quietly draw the part anew.
 */
export function watchHydration(): void {
  const { error } = console;
  console.error = (...line: unknown[]) => {
    error(...line);
    const text = textOf(line);
    if (difference.test(text)) show(text);
  };
  addEventListener('error', ({ error: thrown, message }) => {
    if (difference.test(message)) show(thrown instanceof Error ? thrown.message : message);
  });
}
