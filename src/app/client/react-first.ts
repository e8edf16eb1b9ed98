/**
 * Imported before everything that needs React: it is evaluated in a task of its own, and the rest of the app in the
 * next ones. Together they would be the longest task of the page.
 */
import 'react-dom/client';

/** Lets the browser answer a visitor, or paint, before the next piece of work: what follows is a task of its own. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

await pause();
