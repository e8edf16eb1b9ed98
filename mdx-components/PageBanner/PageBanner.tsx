import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs.tsx';
import { Chip } from '../../src/ui/Chip.tsx';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import styles from './PageBanner.module.css';
import type { PageBannerProps } from './PageBanner.props.ts';

/** «конфиденциальности» would not fit a line at the usual size; such headings are set smaller instead of broken. */
const longWord = 14;

/** The head of an inner page: where one is, label, badge, h1 and lead (spec section 2, "Template pages": generic page banner). */
export function PageBanner({
  heading,
  label,
  badge,
  children,
}: PageBannerProps & { children?: ReactNode | undefined }) {
  const isLong = heading.split(/\s+/).some((word) => word.length > longWord);
  return (
    <div className={styles.root} data-section="" data-tone="banner">
      <Girih className={styles.lattice} />
      <div className="container">
        <Breadcrumbs />
      </div>
      <div className={`container ${styles.inner}`}>
        {(label || badge) && (
          <div className={styles.top}>
            {label && <Eyebrow>{label}</Eyebrow>}
            {badge && <Chip className={styles.badge}>{badge}</Chip>}
          </div>
        )}
        <h1 className={styles.heading} data-long={isLong || undefined}>
          {heading}
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </div>
  );
}
