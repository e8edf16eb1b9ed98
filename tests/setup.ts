import { afterEach } from 'vitest';

// Tests that asked for a DOM get a clean one each; the others never load React.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { sceneLoaders } = await import('../src/scenes/index.ts');
  // Lazy parts that a finished test left behind would still load in the next file's place: they are there beforehand.
  await Promise.all([
    ...Object.values(sceneLoaders).map((load) => load()),
    import('../mdx-components/_shared/Carousel/engine.ts'),
  ]);
  // A DOM without layout has nothing to scroll, and no query of its width holds.
  Element.prototype.scrollIntoView ??= () => undefined;
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  // A ceiling, not a wait: a busy machine may need longer than a second to load a lazy part.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => {
    cleanup();
    // What a test put there by hand: files share the document.
    document.body.replaceChildren();
  });
}
