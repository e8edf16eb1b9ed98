import { expect, type Page } from '@playwright/test';

/**
 * Records the errors, warnings and uncaught exceptions of the page's console.
 * @returns `allow` takes the pattern of a message that a test provokes; `check` fails on every other one
 */
export function listen(page: Page) {
  const messages: string[] = [];
  // A view transition that the next navigation aborts is no error of the page.
  const allowed: RegExp[] = [
    /AbortError: Transition was skipped/,
    /InvalidStateError: Transition was aborted/,
  ];
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push(`${message.text()} ${message.location().url}`);
  };
  const onError = (error: Error) => messages.push(String(error));
  page.on('console', onConsole);
  page.on('pageerror', onError);
  return {
    allow: (message: RegExp) => void allowed.push(message),
    check: () => {
      page.off('console', onConsole);
      page.off('pageerror', onError);
      expect(messages.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
  };
}
