import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyReady, preloadable } from '../site/preloadable.tsx';
import { renderApp } from './render-app.tsx';

const late = (file: string) =>
  lazyReady(
    preloadable(file, async () => () => <b>late</b>),
    (loaded) => loaded,
  );

function Broken(): never {
  throw new Error('broken');
}

it('what is not loaded yet is loaded and rendered, in boundaries and outside of them', async () => {
  const [Outside, Inside] = [late('Outside.tsx'), late('Inside.tsx')];
  const { html, collected } = await renderApp(
    <p>
      <Outside />
      <Suspense fallback={null}>
        <Inside />
      </Suspense>
    </p>,
  );
  expect(html).toBe('<p><b>late</b><!--$--><b>late</b><!--/$--></p>');
  expect(collected.modules.first).toHaveLength(2);
});

it('what a component throws is thrown, also in a boundary', async () => {
  await expect(renderApp(<Broken />)).rejects.toThrow('broken');
  const inside = (
    <Suspense fallback={null}>
      <Broken />
    </Suspense>
  );
  await expect(renderApp(inside)).rejects.toThrow('broken');
});
