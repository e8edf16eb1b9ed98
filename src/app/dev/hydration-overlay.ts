/** Matches React's messages about hydration mismatches. */
const difference = /hydrat/i;

/** Vite's error overlay, a custom element defined by its client. */
type OverlayClass = new (error: { message: string; stack: string; plugin: string }) => HTMLElement;
const overlay = 'vite-error-overlay';

function show(message: string): void {
  const Overlay = customElements.get(overlay) as OverlayClass | undefined;
  if (!Overlay || document.querySelector(overlay)) return;
  document.body.append(
    new Overlay({ message, stack: '', plugin: 'React, hydrating what the server printed' }),
  );
}

/** Formats console arguments: React's messages have `%s` placeholders. */
function textOf([first, ...rest]: readonly unknown[]): string {
  const parts = [...rest];
  const text = String(first instanceof Error ? first.message : first);
  return text.replace(/%[so]/g, (mark) => (parts.length > 0 ? String(parts.shift()) : mark));
}

/**
 * Dev only: shows hydration mismatches in Vite's overlay with the component's name. In production React would silently render
 * the boundary again.
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
