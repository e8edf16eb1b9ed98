import type { PropsWithChildren } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { Star } from '../../src/ui/Star.tsx';
import styles from './CallToAction.module.css';
import type { CallToActionProps } from './CallToAction.props.ts';

/** The closing call to action: the one centred section of a page. */
export function CallToAction({ heading, action, children }: PropsWithChildren<CallToActionProps>) {
  return (
    <section className={`enclosed ${styles.root}`} data-section="" data-tone="call" data-audience="parents">
      <Girih className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        <Star size={44} className={styles.star} />
        <h2 className={styles.heading}>{heading}</h2>
        <div className={`lead ${styles.text}`}>{children}</div>
        <Button href={action.href} marksTarget>
          {action.text}
        </Button>
      </div>
    </section>
  );
}
