import { classNames } from '../class-names.ts';
import styles from './Author.module.css';
import { Avatar } from './Avatar.tsx';

interface AuthorProps {
  name: string;
  /** Role, with country or place. */
  role: string;
  image?: string | undefined;
  className?: string | undefined;
}

/** The author of the quote above, as the caption of its figure. */
export function Author({ name, role, image, className }: AuthorProps) {
  return (
    <figcaption className={classNames(styles.root, className)}>
      <Avatar name={name} image={image} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.role}>{role}</span>
      </span>
    </figcaption>
  );
}
