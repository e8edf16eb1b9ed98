/** Runs a named step of a command and prints its result and duration; errors pass through. */
export async function task<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1).replace('.', ',')} с`;
  try {
    const result = await run();
    console.log(`✓ ${name} — ${seconds()}`);
    return result;
  } catch (error) {
    console.log(`✗ ${name} — ${seconds()}`);
    throw error;
  }
}
