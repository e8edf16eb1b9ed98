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
 * @param isOutdated whether content was saved after the page was served: then its script already has the new text
 */
export function watchHydration(isOutdated: () => Promise<boolean>): void {
  const { error } = console;
  const look = async (message: string) => {
    if (difference.test(message) && !(await isOutdated().catch(() => false))) show(message);
  };
  console.error = (...line: unknown[]) => {
    error(...line);
    void look(textOf(line));
  };
  addEventListener('error', ({ error: thrown, message }) => {
    void look(thrown instanceof Error ? thrown.message : message);
  });
}
