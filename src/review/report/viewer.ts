/** Width, theme and view of one page before and after, and the curtain between the two. */
export function openViewer(section: HTMLElement): void {
  const range = section.querySelector<HTMLInputElement>('input[type="range"]');
  const dark = section.querySelector('[data-dark]');
  let width = '1280';

  /** Pictures begin where the pages begin to differ, not at a header that is the same. */
  function toFirst(): void {
    const box = section.querySelector<HTMLElement>('.shots:not([hidden])');
    const pictures = [...(box?.querySelectorAll('img') ?? [])];
    const picture = pictures.find((image) => image.clientHeight > 0 && image.complete);
    if (!box || !picture) return;
    const top = picture.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTop =
      top +
      Number(box.dataset.from) * (picture.clientWidth / Number(picture.getAttribute('width'))) -
      box.clientHeight / 4;
  }

  /** Loads a page into its frame, in the chosen width and theme, as tall as it is and as wide as there is room. */
  function fitFrame(frame: HTMLIFrameElement): void {
    const page = frame.contentDocument?.documentElement;
    const figure = frame.parentElement;
    if (!page || !figure) return;
    const theme = dark?.ariaPressed === 'true' ? 'dark' : 'light';
    page.dataset.theme = theme;
    frame.width = width;
    // As in a window of a desk, then as tall as the page is in it.
    frame.height = '900';
    const scale = Math.min(1, figure.clientWidth / Number(width));
    frame.height = `${page.scrollHeight}`;
    frame.style.scale = `${scale}`;
    figure.style.blockSize = `${Number(frame.height) * scale + 32}px`;
  }
  for (const frame of section.querySelectorAll('iframe'))
    frame.addEventListener('load', () => fitFrame(frame));

  function show(): void {
    const isPicture = dark?.ariaPressed !== 'true' && section.querySelector(`.shots[data-of="${width}"]`);
    const wanted = isPicture ? width : 'live';
    for (const part of section.querySelectorAll<HTMLElement>('[data-of]'))
      part.hidden = part.dataset.of !== wanted;
    toFirst();
    if (isPicture) return;
    for (const frame of section.querySelectorAll('iframe'))
      if (frame.src) fitFrame(frame);
      else frame.src = frame.dataset.src ?? '';
  }
  const press = (chosen: Element) => {
    for (const button of chosen.parentElement?.children ?? []) button.ariaPressed = `${button === chosen}`;
  };
  function setMode(mode: string): void {
    section.dataset.mode = mode;
    const button = section.querySelector(`[data-to="${mode}"]`);
    if (button) press(button);
    show();
  }
  const setAt = (percent: number | string) => section.style.setProperty('--at', `${percent}%`);

  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset.to) setMode(button.dataset.to);
    if (button === dark && button) button.ariaPressed = `${button.ariaPressed !== 'true'}`;
    if (button?.dataset.width) {
      width = button.dataset.width;
      press(button);
    }
    if (button) show();
  });
  for (const box of section.querySelectorAll<HTMLElement>('.shots')) {
    // What scrolls is reached by keyboard.
    box.tabIndex = 0;
    box.addEventListener('load', toFirst, { capture: true });
  }
  range?.addEventListener('input', () => setAt(range.value));
  for (const pair of section.querySelectorAll<HTMLElement>('.pair')) {
    const follow = ({ clientX, buttons, pointerType }: PointerEvent) => {
      if (!range || section.dataset.mode !== 'slide' || (pointerType === 'mouse' && buttons !== 1)) return;
      const shown = pair.querySelector('.after')?.getBoundingClientRect();
      if (!shown) return;
      range.value = `${((clientX - shown.left) / shown.width) * 100}`;
      setAt(range.value);
    };
    pair.addEventListener('pointerdown', follow);
    pair.addEventListener('pointermove', follow);
  }
  setMode(range ? 'slide' : 'pair');
}
