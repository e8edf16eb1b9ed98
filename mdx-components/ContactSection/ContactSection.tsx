import type { PropsWithChildren } from 'react';
import { useSite } from '../../src/site/hooks.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { phoneLink } from '../../src/site/links.ts';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './ContactSection.module.css';
import type { ContactSectionProps } from './ContactSection.props.ts';

/** Contacts: a large e-mail address, then phones, office and hours from the settings. */
export function ContactSection({ eyebrow, heading, children }: PropsWithChildren<ContactSectionProps>) {
  const { settings } = useSite();
  const labels = platform.contacts;
  const { emails, phones, office, hours } = settings;
  return (
    <Section isMeasured>
      <div className={`halves ${styles.top}`}>
        <div className={`stack ${styles.head}`}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2>{heading}</h2>
        </div>
        <div className={`stack ${styles.write}`}>
          <div className="words">{children}</div>
          <Link href={`mailto:${emails.support}`} className={styles.email}>
            {emails.support}
          </Link>
          <Link href="/contact" className={styles.more}>
            {labels.more}
          </Link>
        </div>
      </div>
      <dl className={styles.facts}>
        {phones.map(({ label, number }) => (
          <div key={number}>
            <dt className="fine-print">{label}</dt>
            <dd>
              <Link href={phoneLink(number)} className={styles.phone}>
                {number}
              </Link>
            </dd>
          </div>
        ))}
        <div>
          <dt className="fine-print">{labels.hours}</dt>
          <dd>
            {hours.days} {hours.time}
            <span>{hours.weekend}</span>
          </dd>
        </div>
        <div>
          <dt className="fine-print">{labels.office}</dt>
          <dd>
            {office.city}
            <span>{office.address}</span>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
