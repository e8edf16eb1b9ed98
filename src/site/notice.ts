/** Milliseconds for which the notice is shown, enough to read it twice; longer while hovered or focused. */
const shownFor = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows that a part of the page, or the requested page, could not be loaded (src/app/shell/Notice.tsx is in every page).
 * @param what nothing hides the notice
 */
export function explain(what: 'part' | 'page' | ''): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.dataset.notice = what;
  notice.hidden = !what;
  const button = notice.querySelector('button');
  if (button) {
    button.hidden = !navigator.onLine;
    button.onclick = () => location.reload();
  }
  const hide = () => {
    if (notice.matches(':hover, :focus-within')) timer = setTimeout(hide, shownFor);
    else notice.hidden = true;
  };
  clearTimeout(timer);
  timer = setTimeout(hide, shownFor);
}
