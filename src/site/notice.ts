/** How long the notice stands, in milliseconds: time to read it twice; longer under the mouse and with focus in it. */
const shownFor = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says that a part of the page, or the page that was asked for, could not be had (src/app/takeover/Notice.tsx stands in every page). */
export function explain(what: 'part' | 'page'): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.dataset.notice = what;
  notice.hidden = false;
  const button = notice.querySelector('button');
  if (button) {
    button.hidden = !navigator.onLine;
    button.onclick = () => location.reload();
  }
  const leave = () => {
    if (notice.matches(':hover, :focus-within')) timer = setTimeout(leave, shownFor);
    else notice.hidden = true;
  };
  clearTimeout(timer);
  timer = setTimeout(leave, shownFor);
}
