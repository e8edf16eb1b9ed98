/**
 * Imported before everything that uses React, so that React is evaluated in a task of its own: together with the rest of the
 * app it would be the page's longest task.
 */
import 'react-dom/client';

/** Ends the current task, so that the browser can handle input and paint. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

await pause();
