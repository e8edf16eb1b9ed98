import { classNames } from '../class-names.ts';
import { withBase } from '../content/files/paths.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Full name; its initials are shown. The name itself stands next to the disc, so the disc is decorative. */
  name: string;
  /** A portrait in `public`, `/people/dilnoza.webp`; without, the initials stand in. */
  image?: string | undefined;
  size?: 'large' | 'portrait' | undefined;
  className?: string | undefined;
}

const tones = ['lapis', 'turquoise', 'saffron', 'anor'] as const;

/** First letters of the first two words: «Дилноза Каримова» -> «ДК». */
export const initials = (name: string) =>
  name
    .replace(/^«/, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('ru'))
    .join('');

/** The same name always gets the same colour, on the server and in the browser. */
const toneOf = (name: string) =>
  tones[[...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7) % tones.length];

/** A person: a portrait, or initials on a coloured disc. */
export function Avatar({ name, image, size, className }: AvatarProps) {
  return (
    <span
      className={classNames(styles.root, className)}
      data-size={size}
      data-disc={toneOf(name)}
      aria-hidden="true"
    >
      {image ? (
        <img src={withBase(import.meta.env.BASE_URL, image)} alt="" fetchPriority="low" />
      ) : (
        initials(name)
      )}
    </span>
  );
}
