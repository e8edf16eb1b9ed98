import { type FormEvent, useId, useRef, useState } from 'react';
import { honeypot, Trap } from '../../../mdx-components/_shared/forms/Trap.tsx';
import { useSite } from '../../site/hooks.ts';
import { labels } from '../../site/labels.ts';
import { withTimeout } from '../../site/script-timeout.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './Newsletter.module.css';

const { newsletter: words, forms: said } = labels.ru;

/** `closed`: the site has no endpoint, so nothing was sent. */
type Status = 'idle' | 'closed' | 'sending' | 'sent' | 'offline' | 'failed';

/**
 * The newsletter box (spec section 5, "Newsletter form"): one e-mail input, nothing is sent, and it says so. With
 * `forms.endpoint` in the settings it posts the address as the other forms do. Without script it opens a letter to
 * support with the typed address.
 */
export function Newsletter() {
  const { settings, footer } = useSite();
  const { support } = settings.emails;
  const endpoint = settings.forms?.endpoint;
  const [status, setStatus] = useState<Status>('idle');
  const sending = useRef(false);
  const id = useId();
  const letter = `mailto:${support}?subject=${encodeURIComponent(words.subject)}`;
  const notes: Record<Status, string> = {
    idle: footer.newsletter.text,
    closed: words.closed(support),
    sending: said.sending,
    sent: words.sent,
    offline: said.offline,
    failed: said.failed(support),
  };

  const finish = (result: Exclude<Status, 'idle' | 'sending'>) => {
    setStatus(result);
    notify(notes[result], result === 'sent' ? 'success' : result === 'closed' ? 'info' : 'error');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!endpoint) return finish('closed');
    if (sending.current) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    sending.current = true;
    setStatus('sending');
    const result = values.get(honeypot) ? 'sent' : await post(endpoint, String(values.get('email')).trim());
    sending.current = false;
    if (result === 'sent') form.reset();
    finish(result);
  };

  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{footer.newsletter.title}</h2>
      <form className={styles.form} method="post" encType="text/plain" onSubmit={onSubmit}>
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
          required={Boolean(endpoint)}
          aria-describedby={`${id}-note`}
        />
        {endpoint && <Trap />}
        <Button
          type="submit"
          size="small"
          busy={status === 'sending'}
          className={styles.submit}
          formAction={letter}
        >
          {words.submit}
        </Button>
      </form>
      <p className={styles.note} id={`${id}-note`}>
        {notes[status]}
        {status === 'closed' && (
          <>
            . <Link href={letter}>{words.letter}</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** The sending half is loaded with the first address: the footer stands on every page. */
async function post(endpoint: string, email: string) {
  try {
    const { send } = await withTimeout(import('../../../mdx-components/_shared/forms/send.ts'));
    return await send(endpoint, { subject: words.subject, email, page: location.pathname });
  } catch {
    return 'failed';
  }
}
