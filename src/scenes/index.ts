import type { FunctionComponent } from 'react';
import { lazyReady, type Preloadable, preloadable } from '../site/preloadable.tsx';
import type { SceneName } from '../vocabulary.ts';
import type { SceneProps } from './parts/parts.tsx';

type Scene = FunctionComponent<SceneProps>;

/** A scene is the component of its folder's name; other files of the folder are its parts. */
const found = import.meta.glob<Record<string, Scene>>('./[A-Z]*/*.tsx');

/** Every scene by its name in the vocabulary, each in its own chunk: `QuizReview` is `quiz-review`. */
const sources = new Map(
  Object.entries(found).flatMap(([file, load]): [name: string, Preloadable<Scene>][] => {
    const [, folder = '', own] = file.split('/');
    if (own !== `${folder}.tsx`) return [];
    const source = preloadable(`src/scenes/${file.slice('./'.length)}`, async () => {
      const { [folder]: scene } = await load();
      if (!scene) throw new Error(`src/scenes/${folder}/${own} exports no ${folder}.`);
      return scene;
    });
    return [[folder.replace(/\B[A-Z]/g, '-$&').toLowerCase(), source]];
  }),
);

/** Starts loading a scene before its page is rendered; undefined for an unknown name. */
export const preloadScene = (name: string): Promise<unknown> | undefined => sources.get(name)?.load();

/** Rendered through `src/ui/Scene.tsx`. */
export const scenes = Object.fromEntries(
  [...sources].map(([name, source]) => [name, lazyReady(source, (loaded) => loaded)]),
) as Record<SceneName, Scene>;
