import { expect, test } from './site.ts';

/** One page of each composition that the first screen may have. */
const pages = [
  '/',
  '/about',
  '/blog-single/fair-quiz',
  '/centers',
  '/centers/1',
  '/feature/digital-journal',
  '/feature/direct-chat',
  '/portfolio',
  '/pricing',
  '/register',
  '/team-single/helen-marsh',
];

// A slow connection shows the beginning of a page whose end is still on its way.
for (const width of [412, 1280])
  test(`${width} px: nothing in the first screen moves while the rest of the page arrives`, async ({
    reader,
  }) => {
    await reader.setViewportSize({ width, height: 800 });
    for (const url of pages) {
      await reader.goto(url);
      const moved = await reader.evaluate(() => {
        // A lattice is placed by `translate`: it is drawn elsewhere as its section grows, but does not move.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { translate: none !important }');
        document.adoptedStyleSheets = [sheet];
        // Beside a picture, words are centred on it.
        const beside =
          innerWidth < 1024 ? '[data-scene] *' : '[data-scene] *, header *, [data-tone=open] [data-scene]';
        const isInWindow = (element: Element) => element.getBoundingClientRect().top < innerHeight;
        const placed = [...document.querySelectorAll('main :is(h1, h2, h3, li, [class*=lattice])')].filter(
          (element) => isInWindow(element) && !element.matches('[data-scene] *'),
        );
        const places = () => placed.map((element) => element.isConnected && element.getBoundingClientRect());
        let before = places();
        const parts = document.querySelectorAll('main :is([data-section], li, form, picture, [data-scene])');
        return [...parts].reverse().flatMap((part) => {
          if (part.matches(beside)) return [];
          // What follows an element arrives after it.
          for (let at: Element | null = part; at && at.tagName !== 'MAIN'; at = at.parentElement)
            while (at.nextSibling) at.nextSibling.remove();
          part.remove();
          const now = places();
          const [were, moved] = [before, placed.map(() => '')];
          before = now;
          for (const [at, place] of now.entries()) {
            const was = were[at];
            if (place && was && Math.abs(place.x - was.x) + Math.abs(place.y - was.y) > 1)
              moved[at] =
                `${placed[at]?.outerHTML.slice(0, 90)} from ${place.x}, ${place.y} to ${was.x}, ${was.y}`;
          }
          return moved.filter(Boolean);
        });
      });
      expect.soft(moved, url).toEqual([]);
    }
  });
