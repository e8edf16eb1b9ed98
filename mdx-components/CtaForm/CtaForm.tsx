import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { Girih } from '../../src/ui/Girih.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { MessageForm } from '../_shared/forms/MessageForm.tsx';
import panel from '../_shared/panel.module.css';
import styles from './CtaForm.module.css';
import type { CtaFormProps } from './CtaForm.props.ts';

/** The closing form of a template page: heading and text above, fields in one row (tests/spec/02-template.spec.ts). */
export function CtaForm({ heading, children }: PropsWithChildren<CtaFormProps>) {
  return (
    <Section isMeasured>
      <div className={classNames(styles.card, panel.root)}>
        <Girih className={styles.lattice} />
        <div className={`halves ${styles.head}`}>
          <h2 className={styles.heading}>{heading}</h2>
          <div className="words">{children}</div>
        </div>
        <MessageForm
          fields={['name', 'email', 'phone', 'message']}
          subject={heading}
          className={styles.form}
        />
      </div>
    </Section>
  );
}
