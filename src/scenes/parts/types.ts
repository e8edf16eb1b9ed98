import type { Audience } from '../../vocabulary.ts';

/** The one accent of a scene or of a part of it: the audiences' colours. */
export type Hue = Exclude<Audience, 'all'>;

/** What every scene accepts. */
export interface SceneProps {
  /** Whose words it shows (`words.ts` of each folder); the sample pages are another business, and English. */
  lang: 'ru' | 'en';
  /** `card` asks for a shorter picture with fewer rows. */
  crop?: 'card' | undefined;
  /** The visitor may use it (src/scenes/play): what can be pressed are buttons. Otherwise it is a picture. */
  isPlayed?: boolean | undefined;
}
