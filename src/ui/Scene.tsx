import { useContext } from 'react';
import { CollectorContext } from '../site/collector.ts';
import { lazyReady, preloadable } from '../site/preloadable.tsx';
import { Kept } from '../site/takeover.tsx';
import type { SceneFrameProps } from './SceneFrame.tsx';

const source = preloadable('src/ui/SceneFrame.tsx', () => import('./SceneFrame.tsx'));
const Frame = lazyReady(source, ({ SceneFrame }) => SceneFrame);

/** A picture of the product by name (design.md, "Illustration"). Served pages load no script for theirs. */
export function Scene(props: SceneFrameProps) {
  useContext(CollectorContext)?.scene(props.name);
  return (
    <Kept>
      <Frame {...props} />
    </Kept>
  );
}

/** Loads what draws scenes, ahead of their page. */
export async function preloadScenes(names: readonly string[], lang: 'ru' | 'en'): Promise<void> {
  if (names.length === 0) return;
  const { preloadScene } = await source.load();
  await Promise.all(names.map((name) => preloadScene(name, lang)));
}
