/** Milliseconds after which a page's script counts as failed (tests/spec/07-calls.spec.ts). */
export const scriptTimeout = 120_000;

/**
 * Waits for a script, with a timeout.
 * @throws {Error} when `loading` has not settled after `scriptTimeout`
 */
export const withTimeout = <T>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No script after ${scriptTimeout} ms.`));
    const timer = setTimeout(late, scriptTimeout);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
