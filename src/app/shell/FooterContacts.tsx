import { useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './FooterContacts.module.css';

/** Support e-mail, phone and office (tests/spec/01-audiences-and-claims.spec.ts), all from settings. */
export function FooterContacts() {
  const { emails, phones, office, hours } = useSite().settings;
  return (
    <address className={styles.root}>
      <div>
        <p className={styles.label}>{shell.contactEmail}</p>
        <Link href="site:email" className={styles.big}>
          {emails.support}
        </Link>
      </div>
      <div>
        <p className={styles.label}>
          {shell.contactPhone}, {hours.days} {hours.time}
        </p>
        <Link href="site:phone" className={styles.big}>
          {phones[0]?.number}
        </Link>
      </div>
      <div>
        <p className={styles.label}>{shell.contactOffice}</p>
        <p>
          {office.city}, {office.address}
        </p>
        <Link href="site:map" around="ru" className={styles.map}>
          {shell.contactMap}
        </Link>
      </div>
    </address>
  );
}
