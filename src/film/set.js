/* Runs in a page of the site: builds a shot over it and controls its animations (render.ts). */

const easeOut = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Rows and cards of a scene, which appear one by one: from top to bottom, none inside another. */
function blocksOf(scene) {
  const { width, height } = scene.getBoundingClientRect();
  const isBlock = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > width * 0.22 && box.height > height * 0.035 && box.height < height * 0.24;
  };
  const found = [...scene.querySelectorAll('*')].filter(
    (element) => element instanceof HTMLElement && isBlock(element),
  );
  return found
    .filter((element) => !found.some((other) => other !== element && other.contains(element)))
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
}

/** The lines of drawings and charts. */
const linesOf = (scene) =>
  [...scene.querySelectorAll('svg path')].filter((line) => {
    const { stroke, strokeWidth, fill } = getComputedStyle(line);
    return stroke !== 'none' && fill === 'none' && parseFloat(strokeWidth) >= 2 && line.getTotalLength() > 90;
  });

/** Animations that run by time, not by scrolling. */
const moving = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline);

/** Replaces the page with a shot: two lines of text, and the scene or the brand. Animations wait for `seek`. */
globalThis.setShot = ({ length, eyebrow, title, text, scene, isLast }) => {
  const found = scene && document.querySelector(`[data-scene="${scene}"]:not([data-crop])`);
  if (scene && !found) throw new Error(`${location.pathname} shows no whole ${scene}.`);
  const brand = document.querySelector('header a[href="/"]');
  const stage = document.createElement('div');
  stage.id = 'film';
  stage.className = scene ? 'with-scene' : 'alone';
  if (!scene) stage.dataset.tone = 'dark';
  stage.innerHTML = `
    <style>
      html { overflow: hidden }
      body > * { visibility: hidden }
      pattern { visibility: visible }
      #film { visibility: visible; position: fixed; inset: 0; z-index: 9999; background: var(--surface); display: grid; align-items: center }
      #film::before { content: ''; position: absolute; inset: 0; background: radial-gradient(60rem 36rem at 78% 40%, var(--tutors-tint), transparent 70%); opacity: 0.55 }
      #film > * { position: relative }
      #film.with-scene { grid-template-columns: 400px 700px; gap: 60px; padding-inline: 64px }
      #film.alone { justify-items: center; align-content: center; text-align: center; gap: 28px }
      #film h1 { margin: 14px 0 16px; font-size: 46px; line-height: 1.06; letter-spacing: -0.025em; text-wrap: balance; color: var(--text) }
      #film.alone::before { display: none }
      #film.alone h1 { margin: 0 0 22px; font-size: 68px }
      #film > .lattice { position: absolute; inset: -20% 0; opacity: 0.42 }
      #film > .paper { position: absolute; inset: 0 }
      #film p { margin: 0; font-size: 21px; line-height: 1.4; color: var(--text-muted); text-wrap: balance }
      #film.alone p { font-size: 26px }
      #film .eyebrow { font-size: 17px; font-weight: 600; color: var(--accent-text) }
      #film .brand { position: absolute; left: 64px; top: 44px; opacity: 0.9 }
      #film.alone .brand { position: relative; left: auto; top: auto; opacity: 1; zoom: 1.7 }
      #film .brand a { display: inline-flex; text-decoration: none }
    </style>
    <div class="brand"></div>
    <div class="words">${eyebrow ? `<p class="eyebrow">${eyebrow}</p>` : ''}<h1>${title}</h1><p class="text">${text}</p></div>
    <div class="picture"></div>`;
  stage.querySelector('.brand').append(brand.cloneNode(true));
  if (!scene) {
    const pattern = document.querySelector('main div[aria-hidden="true"] > svg > pattern');
    const lattice = pattern.closest('div').cloneNode(true);
    lattice.classList.add('lattice');
    stage.prepend(lattice);
  }
  document.body.append(stage);
  const move = (element, keyframes, options) =>
    element?.animate(keyframes, { fill: 'both', easing: easeOut, ...options });
  const rise = (distance) => [
    { opacity: 0, transform: `translateY(${distance}px)` },
    { opacity: 1, transform: 'none' },
  ];
  move(stage.querySelector('.eyebrow'), rise(14), { duration: 600, delay: 100 });
  move(stage.querySelector('h1'), rise(22), { duration: 800, delay: 180 });
  move(stage.querySelector('.text'), rise(16), { duration: 800, delay: 420 });
  const picture = stage.querySelector('.picture');
  if (found) {
    const copy = found.cloneNode(true);
    // An interactive board becomes a picture, without its controls and hint.
    if (copy.role === 'group') {
      copy.role = 'img';
      for (const played of copy.querySelectorAll('button, p')) played.remove();
    }
    picture.append(copy);
    move(picture, rise(34), { duration: 900 });
    const blocks = blocksOf(copy);
    const hidden = { opacity: 0, translate: '0 12px' };
    blocks.forEach((block, at) => {
      const delay = 420 + (at * 1300) / blocks.length;
      move(block, [hidden, { opacity: 1, translate: '0 0' }], { duration: 520, delay });
    });
    for (const line of linesOf(copy)) {
      // Dashes do not work with non-scaling strokes: the line is uncovered instead.
      const drawing = { duration: 1500, delay: 600, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' };
      if (getComputedStyle(line).vectorEffect === 'non-scaling-stroke') {
        const whole = { clipPath: 'inset(-10% 0 -10% 0)' };
        move(line.closest('svg'), [{ clipPath: 'inset(-10% 100% -10% 0)' }, whole], drawing);
        continue;
      }
      line.setAttribute('pathLength', '1');
      line.style.strokeDasharray = '1';
      move(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], drawing);
    }
  } else {
    picture.remove();
    move(stage.querySelector('.brand'), rise(16), { duration: 700 });
    // Fades between the brand's blue and the background of the other shots.
    const paper = document.createElement('div');
    paper.className = 'paper';
    paper.style.background = getComputedStyle(document.body).backgroundColor;
    stage.append(paper);
    const end = isLast ? [{ opacity: 0 }] : [{ opacity: 0, offset: 1 - 400 / length }, { opacity: 1 }];
    move(paper, [{ opacity: 1 }, { opacity: 0, offset: 400 / length }, ...end], {
      duration: length,
      easing: 'linear',
    });
  }
  // Fades out at the end; the background stays from shot to shot.
  for (const element of isLast ? [] : stage.querySelectorAll('.words, .picture'))
    move(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 320, delay: length - 320, fill: 'forwards' });
  for (const animation of moving()) animation.pause();
};

/** Shows the shot at a time in milliseconds. */
globalThis.seek = (time) => {
  for (const animation of moving()) animation.currentTime = time;
  return new Promise((drawn) => requestAnimationFrame(() => drawn()));
};
