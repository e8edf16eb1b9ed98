import type { Audience } from '../../vocabulary.ts';

/** The one accent of a scene or of a part of it: the audiences' colours (design.md, "Colour"). */
export type Hue = Exclude<Audience, 'all'>;

/** What every scene accepts: `card` asks for a shorter picture with fewer rows. */
export type SceneProps = { crop?: 'card' | undefined };
