/** Runs a named step of a command and prints its result and duration; errors pass through. */
export async function task<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  let mark = '✗';
  try {
    const result = await run();
    mark = '✓';
    return result;
  } finally {
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
    console.log(`${mark} ${name} — ${seconds} с`);
  }
}
