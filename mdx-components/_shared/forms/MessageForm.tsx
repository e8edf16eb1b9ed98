import { type ReactNode, useId } from 'react';
import { classNames } from '../../../src/class-names.ts';
import { useLabels, useSite } from '../../../src/site/hooks.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Field, type FieldProps } from '../../../src/ui/Field.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { Honeypot } from './Honeypot.tsx';
import { LetterNotice, reveal } from './LetterNotice.tsx';
import styles from './MessageForm.module.css';
import type { FieldName } from './rules.ts';
import { type Form, type OnAccepted, useForm } from './useForm.ts';

/** Attributes of each field: keyboard, autofill, length, example. */
const inputs = {
  name: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, placeholder: 'aziz@example.com' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 32, placeholder: '+998 90 123-45-67' },
  company: { autoComplete: 'organization', maxLength: 120 },
  subject: { maxLength: 120 },
  message: { multiline: true, rows: 5, maxLength: 4000 },
} satisfies Record<FieldName, Partial<FieldProps>>;

export interface MessageFormProps {
  /** Shown and required, in this order. */
  fields: readonly FieldName[];
  /** Sent with the form but not displayed (the variant with a subject). */
  subject?: string | undefined;
  submitLabel?: string | undefined;
  /** Replaces the label «Сообщение», e.g. for a comment; `required` is the error of an empty message. */
  message?: { label: string; required: string } | undefined;
  /** Whether a name may have any signs; the contact form's has only letters and spaces. */
  anyName?: boolean | undefined;
  /** Called after the reset of a valid form. */
  onAccepted?: OnAccepted | undefined;
  /** Between the fields and the button, e.g. a checkbox. */
  children?: ReactNode | undefined;
  className?: string | undefined;
}

/**
 * The only message form; contact, call-to-action and comment forms differ only in their fields. How it is sent, also without
 * script: useForm.ts.
 */
export function MessageForm({
  fields,
  subject,
  submitLabel,
  message,
  anyName,
  onAccepted,
  children,
  className,
}: MessageFormProps) {
  const labels = useLabels().forms;
  const { support } = useSite().settings.emails;
  const form = useForm(fields, onAccepted, anyName);
  const before = useId();
  const own = (name: FieldName) => (name === 'message' ? message : undefined);
  return (
    <form className={classNames(styles.root, className)} {...form.formProps}>
      {form.isLetter && (
        <p className={styles.before} id={before}>
          <Icon name="mail" />
          {labels.before(support)}
        </p>
      )}
      {subject && <input type="hidden" name="subject" value={subject} />}
      {fields.map((name) => (
        <Field
          key={name}
          name={name}
          label={own(name)?.label ?? labels[name]}
          placeholder={name === 'name' ? labels.namePlaceholder : undefined}
          hint={name === 'company' ? labels.companyHint : undefined}
          error={form.errorOf(name, own(name)?.required)}
          className={name === 'message' ? styles.wide : styles.field}
          required
          {...inputs[name]}
        />
      ))}
      {!form.isLetter && <Honeypot />}
      {children && <div className={styles.wide}>{children}</div>}
      <div className={`cluster ${styles.end}`}>
        <Button
          type="submit"
          formAction={form.address}
          busy={form.status === 'sending'}
          icon={form.isLetter ? 'mail' : 'send'}
          aria-describedby={form.isLetter ? before : undefined}
        >
          {form.status === 'sending'
            ? labels.sending
            : form.status === 'failed' || form.status === 'offline'
              ? labels.retry
              : form.isLetter
                ? labels.write
                : (submitLabel ?? labels.send)}
        </Button>
        <Notice form={form} />
      </div>
    </form>
  );
}

/** The result of sending (send.ts, useForm.ts), in the form itself: a toast disappears after five seconds. */
function Notice({ form: { status, words, letter } }: { form: Form }) {
  const labels = useLabels().forms;
  if (status === 'idle' || status === 'sending') return null;
  if (status === 'written')
    return letter && <LetterNotice key={letter.text} letter={letter} labels={labels} />;
  const good = status === 'sent';
  return (
    <p ref={reveal} className={styles.notice} data-kind={good ? 'good' : 'bad'}>
      <Icon name={good ? 'circle-check' : 'circle-alert'} />
      <span>{words[status]}</span>
    </p>
  );
}
