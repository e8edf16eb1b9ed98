/** Width, view, and the curtain between before and after of one page's pictures. */
export function showPictures(section: HTMLElement): void {
  const range = section.querySelector('input');
  const press = (name: string, value: string) => {
    for (const button of section.querySelectorAll(`button[${name}]`))
      button.setAttribute('aria-pressed', `${button.getAttribute(name) === value}`);
  };
  // The pictures begin where the pages begin to differ, not at a header that is the same.
  const toFirst = () => {
    const box = section.querySelector<HTMLElement>('.shots:not([hidden])');
    const pictures = [...(box?.querySelectorAll('img') ?? [])];
    const picture = pictures.find((image) => image.clientHeight > 0 && image.complete);
    if (!box || !picture) return;
    const top = picture.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const scale = picture.clientWidth / Number(picture.getAttribute('width'));
    box.scrollTop = top + Number(box.dataset.from) * scale - box.clientHeight / 4;
  };
  const setWidth = (width: string) => {
    press('data-width', width);
    for (const part of section.querySelectorAll<HTMLElement>('[data-of]'))
      part.hidden = part.dataset.of !== width;
    toFirst();
  };
  const setMode = (mode: string) => {
    section.dataset.mode = mode;
    press('data-to', mode);
    toFirst();
  };
  for (const box of section.querySelectorAll<HTMLElement>('.shots')) {
    // What scrolls is reached by keyboard.
    box.tabIndex = 0;
    box.addEventListener('load', toFirst, { capture: true });
  }
  const setAt = (percent: number | string) => section.style.setProperty('--at', `${percent}%`);

  section.addEventListener('click', ({ target }) => {
    const { width, to } = (target instanceof Element && target.closest('button')?.dataset) || {};
    if (width) setWidth(width);
    if (to) setMode(to);
  });
  range?.addEventListener('input', () => setAt(range.value));
  for (const pair of section.querySelectorAll<HTMLElement>('.pair')) {
    const follow = ({ clientX, buttons, pointerType }: PointerEvent) => {
      if (!range || section.dataset.mode !== 'slide' || (pointerType === 'mouse' && buttons !== 1)) return;
      const picture = pair.querySelector('.after')?.getBoundingClientRect();
      if (!picture) return;
      const percent = Math.min(100, Math.max(0, ((clientX - picture.left) / picture.width) * 100));
      range.value = `${percent}`;
      setAt(percent);
    };
    pair.addEventListener('pointerdown', follow);
    pair.addEventListener('pointermove', follow);
  }
  setWidth(
    section.querySelector<HTMLElement>('button[data-width][aria-pressed="true"]')?.dataset.width ?? '',
  );
  if (range) setMode('slide');
}
