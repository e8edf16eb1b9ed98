import sprite from 'virtual:icons';
import { classNames } from '../class-names.ts';
import type { Audience, IconName } from '../vocabulary.ts';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  size?: 20 | 24 | undefined;
  /** Whether it moves while a pointer is over its parent. */
  isGoing?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Shapes that stand in the page: on a slow connection the sprite comes seconds later, and the menu's toggle was blank. The
 * signs that pages repeat most cost less here than with a `use` each.
 */
const inPlace: Partial<Record<IconName, string>> = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  plus: 'M5 12h14m-7-7v14',
  'arrow-right': 'M5 12h14m-7-7l7 7l-7 7',
  'chevron-down': 'm6 9l6 6l6-6',
  'chevron-right': 'm9 18l6-6l-6-6',
};

/** A lucide icon from the sprite. Always decorative: the words next to it carry the meaning. */
export function Icon({ name, size = 20, isGoing, className }: IconProps) {
  const shape = inPlace[name];
  const classes = classNames(styles.icon, isGoing && styles.going, className);
  // The styles repeat the size in rem; as an attribute, Safari reports rem as an error in the console.
  return (
    <svg viewBox="0 0 24 24" className={classes} width={size} height={size} aria-hidden="true">
      {shape ? <path d={shape} /> : <use href={`${sprite}#${name}`} />}
    </svg>
  );
}

/** An icon in a tinted rounded square, at the top of a card. */
export function IconTile({ name, audience = 'all', className }: IconTileProps) {
  return (
    <span className={classNames(styles.tile, className)} data-audience={audience}>
      <Icon name={name} size={24} />
    </span>
  );
}

interface IconTileProps {
  name: IconName;
  /** Audience whose colour the tile has; the site's accent if missing. */
  audience?: Audience | undefined;
  className?: string | undefined;
}
