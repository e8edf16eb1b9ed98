import type { PropsWithChildren } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import styles from './CallToAction.module.css';
import type { CallToActionProps } from './CallToAction.props.ts';

/** The closing call to action: the one centred section of a page. */
export function CallToAction({ heading, action, children }: PropsWithChildren<CallToActionProps>) {
  return (
    <section className={`enclosed ${styles.root}`} data-section="" data-tone="call" data-audience="parents">
      <Girih className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        <svg className={styles.star} viewBox="4 4 32 32" fill="currentColor" aria-hidden="true">
          <rect x="8" y="8" width="24" height="24" rx="1.5" />
          <rect x="8" y="8" width="24" height="24" rx="1.5" transform="rotate(45 20 20)" />
        </svg>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={`lead ${styles.text}`}>{children}</div>
        <Button href={action.href} marksTarget>
          {action.text}
        </Button>
      </div>
    </section>
  );
}
