import { useState } from 'react';
import { preloadable } from '../../../site/preloadable.tsx';
import { preloadScenes, Scene } from '../../../ui/Scene.tsx';
import { playedScenes, type SceneName } from '../../../vocabulary.ts';
import { TouchedPart } from '../../takeover/Boundary.tsx';

/** The scene at the head of an entry: one that can be used waits for a touch, another is a picture. */
export function PlayedScene({ name }: { name: SceneName }) {
  const [source] = useState(() => preloadable('src/ui/SceneFrame.tsx', () => preloadScenes([name])));
  if (!playedScenes.includes(name)) return <Scene name={name} />;
  return (
    <TouchedPart source={source}>
      <Scene name={name} isPlayed />
    </TouchedPart>
  );
}
