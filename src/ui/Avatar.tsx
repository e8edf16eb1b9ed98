import { classNames } from '../class-names.ts';
import { withBase } from '../content/files/paths.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Full name; its initials are shown. Decorative, because the name itself is next to the disc. */
  name: string;
  /** A portrait in `public`, e.g. `/people/dilnoza.webp`; without it the initials are shown. */
  image?: string | undefined;
  size?: 'large' | 'portrait' | undefined;
  className?: string | undefined;
}

const tones = ['lapis', 'turquoise', 'saffron', 'anor'] as const;

/** Returns the first letters of the first two words, without quotes: «Дилноза Каримова» -> «ДК». */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\d]/u) ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('ru');

/** Returns a colour that is always the same for a name, on the server and in the browser. */
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
