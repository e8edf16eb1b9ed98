import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../src/site/hooks.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { usePartMark } from '../../src/site/part.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import styles from './MapFacade.module.css';
import type { MapFacadeProps } from './MapFacade.props.ts';

/**
 * The office: its address and, on request, a map of its surroundings. The map service gets no request before that; the
 * link works without JavaScript.
 */
export function MapFacade({ heading }: MapFacadeProps) {
  const labels = platform.map;
  const { office, map } = useSite().settings;
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  return (
    <section
      {...usePartMark()}
      className={`enclosed ${styles.root}`}
      data-section=""
      data-tone="map"
      data-shown={shown || undefined}
      aria-label={labels.title(office.city)}
    >
      <Girih className={styles.lattice} />
      {shown && (
        <iframe
          ref={frame}
          className={`filling ${styles.frame}`}
          title={labels.title(office.city)}
          src={map.embed}
          referrerPolicy="no-referrer"
        />
      )}
      <div className={`container ${styles.inner}`}>
        <div className={`sheet ${styles.card}`}>
          <h2 className={styles.heading}>{heading ?? office.city}</h2>
          <p className="words">
            {office.city}, {office.address}
          </p>
          <div className={`cluster ${styles.actions}`}>
            {!shown && (
              <Button
                variant="secondary"
                icon="map-pin"
                className="needs-script"
                onClick={() => setShown(true)}
              >
                {labels.load}
              </Button>
            )}
            <Button variant="quiet" href="site:map">
              {labels.link}
            </Button>
          </div>
          <p className="fine-print needs-script">{shown ? labels.missing : labels.privacy}</p>
        </div>
      </div>
    </section>
  );
}
