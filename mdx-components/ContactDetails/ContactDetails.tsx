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
        <Detail
          icon="phone"
          label={labels.phones}
          lines={phones.map(({ label, number }) => [number, label, phoneLink(number)])}
        />
        <Detail
          icon="mail"
          label={labels.email}
          lines={[
            [emails.support, labels.support, 'site:email'],
            [emails.partners, labels.partners, 'site:partners'],
          ]}
        />
        <Detail icon="clock" label={labels.hours} lines={[[`${hours.days} ${hours.time}`, hours.weekend]]} />
        <Detail icon="map-pin" label={labels.office} lines={[[office.city, office.address]]} />
      </dl>
    </Section>
  );
}

interface DetailProps {
  icon: IconName;
  label: string;
  lines: [text: string, note: string, href?: string][];
}

function Detail({ icon, label, lines }: DetailProps) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>
        <Icon name={icon} />
        {label}
      </dt>
      <dd className={styles.value}>
        {lines.map(([text, note, href]) => (
          <p key={text}>
            {href ? (
              <Link href={href} className={styles.strong}>
                {text}
              </Link>
            ) : (
              <span className={styles.strong}>{text}</span>
            )}
            <span className={styles.note}>{note}</span>
          </p>
        ))}
      </dd>
    </div>
  );
}
