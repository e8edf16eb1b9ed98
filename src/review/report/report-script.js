/** The report's pictures: width, view, and the curtain between before and after. The report is complete without it. */
for (const section of document.querySelectorAll('[data-shots]')) {
  const range = section.querySelector('input');
  const press = (name, value) => {
    for (const button of section.querySelectorAll(`button[${name}]`))
      button.setAttribute('aria-pressed', `${button.getAttribute(name) === value}`);
  };
  // The pictures begin where the pages begin to differ, not at a header that is the same.
  const toFirst = () => {
    const box = section.querySelector('.shots:not([hidden])');
    const picture = [...box.querySelectorAll('img')].find(
      (image) => image.clientHeight > 0 && image.complete,
    );
    if (!picture) return;
    const top = picture.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const place = top + box.dataset.from * (picture.clientWidth / picture.getAttribute('width'));
    box.scrollTop = place - box.clientHeight / 4;
  };
  const setWidth = (width) => {
    press('data-width', width);
    for (const part of section.querySelectorAll('[data-of]')) part.hidden = part.dataset.of !== width;
    toFirst();
  };
  const setMode = (mode) => {
    section.dataset.mode = mode;
    press('data-to', mode);
    toFirst();
  };
  for (const box of section.querySelectorAll('.shots'))
    box.addEventListener('load', toFirst, { capture: true });
  const setAt = (percent) => section.style.setProperty('--at', `${percent}%`);

  section.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button?.dataset.width) setWidth(button.dataset.width);
    if (button?.dataset.to) setMode(button.dataset.to);
  });
  range?.addEventListener('input', () => setAt(range.value));
  for (const pair of section.querySelectorAll('.pair')) {
    const follow = ({ clientX, buttons, pointerType }) => {
      if (section.dataset.mode !== 'slide' || (pointerType === 'mouse' && buttons !== 1)) return;
      const picture = pair.querySelector('.after').getBoundingClientRect();
      const percent = Math.min(100, Math.max(0, ((clientX - picture.left) / picture.width) * 100));
      range.value = `${percent}`;
      setAt(percent);
    };
    pair.addEventListener('pointerdown', follow);
    pair.addEventListener('pointermove', follow);
  }
  setWidth(section.querySelector('button[data-width][aria-pressed="true"]').dataset.width);
  if (range) setMode('slide');
}
