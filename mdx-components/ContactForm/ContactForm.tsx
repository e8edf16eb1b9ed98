import type { PropsWithChildren } from 'react';
import { useSite } from '../../src/site/hooks.ts';
import { Author } from '../../src/ui/Author.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { MessageForm } from '../_shared/forms/MessageForm.tsx';
import type { FieldName } from '../_shared/forms/rules.ts';
import styles from './ContactForm.module.css';
import type { ContactFormProps } from './ContactForm.props.ts';

/** Fields of each variant (tests/spec/03-records.spec.ts). */
const fields = {
  company: ['name', 'email', 'company', 'phone', 'message'],
  subject: ['name', 'email', 'phone', 'message'],
} satisfies Record<ContactFormProps['variant'], FieldName[]>;

/** A message form: text and office hours on one side, the form as a sheet of paper on the other. */
export function ContactForm({ variant, heading, person, children }: PropsWithChildren<ContactFormProps>) {
  const { hours } = useSite().settings;
  return (
    <Section isMeasured tone="tint">
      <div className={`halves ${styles.layout}`}>
        <div className={styles.text}>
          {heading && <h2>{heading}</h2>}
          <div className={`words ${styles.words}`}>{children}</div>
          {person && <Author {...person} as="div" size="large" className={styles.person} />}
          <p className={styles.hours}>
            <Icon name="clock" />
            {hours.days} {hours.time}
          </p>
        </div>
        <div className={`sheet ${styles.sheet}`}>
          <MessageForm fields={fields[variant]} subject={variant === 'subject' ? heading : undefined} />
        </div>
      </div>
    </Section>
  );
}
