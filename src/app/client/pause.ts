/** Lets the browser answer a visitor, or paint, before the next piece of work: what follows is a task of its own. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done));
