import { memo } from 'react';
import { Kept } from '../site/part.tsx';
import { lazyReady, preloadable } from '../site/preloadable.tsx';
import { playedScenes } from '../vocabulary.ts';
import type { SceneFrameProps } from './SceneFrame.tsx';

const source = preloadable('src/ui/SceneFrame.tsx', () => import('./SceneFrame.tsx'));
const Frame = lazyReady(source, ({ SceneFrame }) => SceneFrame);

/**
 * A picture of the product by name. Served pages load no script for it, unless an interactive section sets `isPlayed`:
 * then the scenes that support it are interactive.
 */
export const Scene = memo(function Scene({ isPlayed = false, ...props }: SceneFrameProps) {
  if (isPlayed && playedScenes.includes(props.name)) return <Frame {...props} isPlayed />;
  return (
    <Kept>
      <Frame {...props} />
    </Kept>
  );
});

/** Loads the code of scenes before they are rendered. */
export async function preloadScenes(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { preloadScene } = await source.load();
  await Promise.all(names.map(preloadScene));
}
