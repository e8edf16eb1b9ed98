/** Milliseconds after which a page's script counts as failed (tests/spec/07-calls.spec.ts). */
export const scriptTimeout = 120_000;

/**
 * Waits for a script, with a timeout.
 * @throws {Error} when `loading` has not settled after `scriptTimeout`
 */
export async function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No script after ${scriptTimeout} ms.`)), scriptTimeout);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
