import { AsServed } from '../site/AsServed.tsx';
import { lazyReady, preloadable } from '../site/preloadable.tsx';
import type { SceneFrameProps } from './SceneFrame.tsx';

const source = preloadable(() => import('./SceneFrame.tsx'));
const Frame = lazyReady(source, ({ SceneFrame }) => SceneFrame);

/** A picture of the product by name (design.md, "Illustration"). Served pages load no script for theirs. */
export const Scene = (props: SceneFrameProps) => (
  <AsServed>
    <Frame {...props} />
  </AsServed>
);

/** Loads what draws scenes, ahead of their page. */
export async function preloadScenes(names: readonly string[], lang: 'ru' | 'en'): Promise<void> {
  if (names.length === 0) return;
  const { preloadScene } = await source.load();
  await Promise.all(names.map((name) => preloadScene(name, lang)));
}
