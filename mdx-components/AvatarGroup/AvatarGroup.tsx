import { platform } from '../../src/site/labels.platform.ts';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { Rating } from '../../src/ui/Rating.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './AvatarGroup.module.css';
import type { AvatarGroupProps } from './AvatarGroup.props.ts';

/** The avatar group (tests/spec/01-audiences-and-claims.spec.ts): number of users and their rating, in one line. */
export function AvatarGroup({ people, users, rating, reviews }: AvatarGroupProps) {
  const labels = platform.avatarGroup;
  return (
    <Section isMeasured>
      <div className={styles.bar}>
        <div className={styles.discs}>
          {people.map(({ name, image }) => (
            <Avatar key={name} name={name} image={image} className={styles.disc} />
          ))}
        </div>
        <p className={styles.users}>
          <strong>{users.replaceAll(' ', '\u00a0')}</strong> {labels.users}
        </p>
        <p className={`cluster ${styles.rating}`}>
          <Rating value={rating} />
          <span>{labels.reviews(reviews)}</span>
        </p>
      </div>
    </Section>
  );
}
