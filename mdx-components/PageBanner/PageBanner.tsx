import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { useLabels, usePage } from '../../src/site/hooks.ts';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Chip } from '../../src/ui/Chip.tsx';
import { EntryLabel } from '../../src/ui/EntryLabel.tsx';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import styles from './PageBanner.module.css';
import type { PageBannerProps } from './PageBanner.props.ts';

/** The header of an inner page: breadcrumbs, label, badge, h1 and lead. */
export function PageBanner({
  heading: written,
  label,
  badge,
  action: asked,
  children,
}: PropsWithChildren<PageBannerProps>) {
  const { about, title, isView, lang } = usePage();
  const { category, icon } = about ?? {};
  // Text about the list as a whole is only on its first page.
  const heading = isView ? title : written;
  const lead = isView ? undefined : children;
  const { ask } = useLabels().search;
  // A Russian list may have views with English samples: their action is that of the samples.
  const action = asked && isView && lang === 'en' ? { text: ask, href: '/contact' as const } : asked;
  return (
    <div className={`enclosed ${styles.root}`} data-section="" data-tone="banner">
      <Girih className={styles.lattice} />
      <div className="container">
        <Breadcrumbs />
      </div>
      <div className={classNames('container', styles.inner, lead ? styles.led : undefined)}>
        {!isView && (label || badge || category || icon) && (
          <div className={`cluster ${styles.top}`}>
            {label && <Eyebrow>{label}</Eyebrow>}
            <EntryLabel category={category} icon={icon} />
            {badge && <Chip className={styles.badge}>{badge}</Chip>}
          </div>
        )}
        <PageTitle className={styles.heading}>{heading}</PageTitle>
        {(lead || action) && (
          <div className={classNames('stack', styles.side, action ? styles.acting : undefined)}>
            {lead && <div className={`lead ${styles.lead}`}>{lead}</div>}
            {action && (
              <Button href={action.href} variant={isView ? 'secondary' : 'primary'} marksTarget>
                {action.text}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
