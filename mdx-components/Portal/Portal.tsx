import type { PropsWithChildren } from 'react';
import { usePage } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import styles from './Portal.module.css';
import type { PortalProps } from './Portal.props.ts';

/** The last band of a page: text and one action, beside a scene in a portal that stands on the footer's tiles. */
export function Portal({
  eyebrow,
  heading,
  scene,
  audience = 'tutors',
  action,
  children,
}: PropsWithChildren<PortalProps>) {
  const { isView, lang } = usePage();
  // A Russian list may have views with English samples. The element stays, since React expects the served root.
  if (isView && lang === 'en') return <section hidden />;
  return (
    <section className={`enclosed ${styles.root}`} data-section="" data-tone="call" data-audience={audience}>
      <Girih audience={audience} className={styles.lattice} />
      <div className={`container ${styles.inner}`}>
        <div className={`stack ${styles.words}`}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 className={styles.heading}>{heading}</h2>
          <div className={`lead ${styles.text}`}>{children}</div>
          <Button href={action.href} marksTarget>
            {action.text}
          </Button>
        </div>
        <div className={styles.portal}>
          <div className={`enclosed ${styles.hall}`} data-tone="dark">
            <Girih audience={audience} className={styles.vault} />
            <div className={styles.scene}>
              <Scene name={scene} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
