import type { ReactNode } from 'react';
import { useSite } from '../../src/site/hooks.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { phoneLink } from '../../src/site/links.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { IconName } from '../../src/vocabulary.ts';
import styles from './ContactDetails.module.css';

/** Office, phones, e-mails and hours from the settings (tests/spec/02-pages.spec.ts). */
export function ContactDetails() {
  const labels = platform.contacts;
  const { office, phones, emails, hours } = useSite().settings;
  return (
    <Section isMeasured data-flush="" className={styles.root}>
      <dl className={styles.grid}>
        <Detail icon="phone" label={labels.phones}>
          {phones.map(({ label, number }) => (
            <p key={number}>
              <Link href={phoneLink(number)} className={styles.strong}>
                {number}
              </Link>
              <span className={styles.note}>{label}</span>
            </p>
          ))}
        </Detail>
        <Detail icon="mail" label={labels.email}>
          <p>
            <Link href="site:email" className={styles.strong}>
              {emails.support}
            </Link>
            <span className={styles.note}>{labels.support}</span>
          </p>
          <p>
            <Link href="site:partners" className={styles.strong}>
              {emails.partners}
            </Link>
            <span className={styles.note}>{labels.partners}</span>
          </p>
        </Detail>
        <Detail icon="clock" label={labels.hours}>
          <p>
            <span className={styles.strong}>
              {hours.days} {hours.time}
            </span>
            <span className={styles.note}>{hours.weekend}</span>
          </p>
        </Detail>
        <Detail icon="map-pin" label={labels.office}>
          <p>
            <span className={styles.strong}>{office.city}</span>
            <span className={styles.note}>{office.address}</span>
          </p>
        </Detail>
      </dl>
    </Section>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
