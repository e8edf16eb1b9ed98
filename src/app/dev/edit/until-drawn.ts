/** Longer than any page takes to be drawn anew; a change that shows nowhere is never told. */
const patience = 3000;

/** Settles with the first of these events of Vite's client. */
function first(...names: string[]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const name of names) import.meta.hot?.off(name, done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, patience);
    for (const name of names) import.meta.hot?.on(name, done);
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Settles when the page has been drawn from what was saved. */
export async function untilDrawn(): Promise<void> {
  await first('vite:afterUpdate', 'content:update');
  await frame();
  await frame();
}
