import { classNames } from '../class-names.ts';
import styles from './Author.module.css';
import { Avatar, type AvatarProps } from './Avatar.tsx';

interface AuthorProps extends Pick<AvatarProps, 'image' | 'size'> {
  name: string;
  /** Role, with country or place. */
  role: string;
  /** A `div` outside of figures. */
  as?: 'figcaption' | 'div';
  className?: string | undefined;
}

/** A person's face, name and role; in a figure, the author of the quote above. */
export function Author({ name, role, image, size, as: Root = 'figcaption', className }: AuthorProps) {
  return (
    <Root className={classNames(styles.root, className)}>
      <Avatar name={name} image={image} size={size} />
      <span>
        <b>{name}</b>
        {role}
      </span>
    </Root>
  );
}
