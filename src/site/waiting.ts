/**
 * While React takes a served page over, parts of it may wait: their HTML is there and works, so their scripts are not
 * loaded and run before somebody comes near. On the server, and for pages shown later, nobody waits.
 */
let waiting = false;

/** From here on parts of the served page may wait. */
export const startWaiting = (): void => {
  waiting = true;
};
/** Another page is shown: whatever is still as served is rendered with it. */
export const stopWaiting = (): void => {
  waiting = false;
};
export const mayWait = (): boolean => waiting;
