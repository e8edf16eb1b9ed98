import { useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Banner.module.css';

/** The strip over the header (tests/spec/02-header.spec.ts). */
export function Banner() {
  const { banner } = useSite().header;
  if (!banner) return null;
  return (
    <aside className={styles.root} aria-label={shell.announcement} lang="ru" data-tone="dark">
      {banner.link ? (
        <Link className={styles.line} href={banner.link}>
          <span>{banner.text}</span>
          <Icon name="arrow-right" className={styles.arrow} />
        </Link>
      ) : (
        <p className={styles.line}>{banner.text}</p>
      )}
    </aside>
  );
}
