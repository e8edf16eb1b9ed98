import { type FormEvent, useId, useRef, useState } from 'react';
import { Honeypot, honeypotName } from '../../../mdx-components/_shared/forms/Honeypot.tsx';
import { LetterNotice } from '../../../mdx-components/_shared/forms/LetterNotice.tsx';
import {
  type Letter,
  openLetter,
  tellLetter,
  writeLetter,
} from '../../../mdx-components/_shared/forms/letter.ts';
import { send } from '../../../mdx-components/_shared/forms/send.ts';
import type { FormStatus } from '../../../mdx-components/_shared/forms/useForm.ts';
import { useSite } from '../../site/hooks.ts';
import { ru, shell } from '../../site/labels.ru.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './Newsletter.module.css';

const { newsletter: words } = shell;
const { forms: labels } = ru;

/**
 * The newsletter form: one e-mail input without validation. If the settings have an endpoint the address is posted there
 * like other forms; otherwise, and without script, the visitor's mail program opens.
 */
export function Newsletter() {
  const { settings, footer } = useSite();
  const { support } = settings.emails;
  const endpoint = settings.forms?.endpoint;
  const [status, setStatus] = useState<FormStatus>('idle');
  const [letter, setLetter] = useState<Letter | null>(null);
  const sending = useRef(false);
  const id = useId();
  const notes: Record<Exclude<FormStatus, 'written'>, string> = {
    idle: endpoint ? footer.newsletter.text : `${footer.newsletter.text} ${words.before}`,
    sending: labels.sending,
    sent: words.sent,
    offline: labels.offline,
    failed: labels.failed(support),
  };

  const write = (form: HTMLFormElement, email: string) => {
    const written = writeLetter(
      support,
      { message: words.message, ...(email && { email }) },
      words.subject,
      labels,
    );
    openLetter(written);
    setLetter(written);
    setStatus('written');
    form.reset();
    tellLetter(written, labels);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = String(values.get('email')).trim();
    // A second press would open a letter without the address.
    if (!email && status === 'written') return letter && tellLetter(letter, labels);
    if (!endpoint) return write(form, email);
    if (sending.current || !email) return;
    sending.current = true;
    setStatus('sending');
    const { pathname: page } = location;
    const result = values.get(honeypotName)
      ? 'failed'
      : await send(endpoint, { subject: words.subject, email, page });
    sending.current = false;
    // Keeps an address typed meanwhile.
    if (result === 'sent' && new FormData(form).get('email') === values.get('email')) form.reset();
    setStatus(result);
    notify(notes[result], result === 'sent' ? 'success' : 'error');
  };

  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{footer.newsletter.title}</h2>
      <form className={styles.form} method="post" encType="text/plain" noValidate onSubmit={onSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          {words.email}
        </label>
        <input
          className={styles.input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          placeholder={words.email}
          aria-describedby={status === 'written' ? undefined : `${id}-note`}
        />
        {endpoint && <Honeypot />}
        <Button
          type="submit"
          size="small"
          busy={status === 'sending'}
          className={styles.submit}
          formAction={`mailto:${support}?subject=${encodeURIComponent(words.subject)}`}
        >
          {endpoint ? words.submit : labels.write}
        </Button>
      </form>
      <div className={styles.note} id={`${id}-note`}>
        {(status === 'offline' || status === 'failed') && <Icon name="circle-alert" />}
        {status === 'written'
          ? letter && <LetterNotice key={letter.text} letter={letter} labels={labels} />
          : notes[status]}
      </div>
    </div>
  );
}
