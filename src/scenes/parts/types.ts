import type { Audience } from '../../vocabulary.ts';

/** The accent of a scene or of a part of it: one of the audiences' colours. */
export type Hue = Exclude<Audience, 'all'>;

/** Props of every scene. */
export interface SceneProps {
  /** Language of its words (`words.ts` of each folder). English words, for the sample pages, show other businesses. */
  lang: 'ru' | 'en';
  /** `card`: a shorter picture with fewer rows. */
  crop?: 'card' | undefined;
  /** Whether the scene is interactive (src/scenes/play): it has buttons. Otherwise it is a picture. */
  isPlayed?: boolean | undefined;
}
