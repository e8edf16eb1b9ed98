import { afterEach } from 'vitest';

// Tests with a DOM get a clean one each; the others never load React.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { preloadScene, scenes } = await import('../src/scenes/index.ts');
  // Lazy parts left behind by a finished test would still load during the next file, so they are loaded beforehand.
  await Promise.all([
    ...Object.keys(scenes).map(preloadScene),
    import('../mdx-components/_shared/Carousel/engine.ts'),
  ]);
  // A DOM without layout cannot scroll, and no media query matches.
  Element.prototype.scrollIntoView ??= () => undefined;
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  // A ceiling, not a wait: a busy machine may need longer than a second to load a lazy part.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => {
    cleanup();
    // Removes what a test added by hand, because files share the document.
    document.body.replaceChildren();
  });
}
