import { type FormEvent, useId, useState } from 'react';
import { useSite } from '../../site/hooks.ts';
import { labels } from '../../site/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './Newsletter.module.css';

const words = labels.ru.newsletter;

/**
 * The newsletter box (spec section 5, "Newsletter form"): one e-mail input, nothing is sent, and it says so. Without
 * script the form opens a letter to support with the typed address.
 */
export function Newsletter() {
  const { settings, footer } = useSite();
  const { support } = settings.emails;
  const [answered, setAnswered] = useState(false);
  const id = useId();
  const letter = `mailto:${support}?subject=${encodeURIComponent(words.subject)}`;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
    notify(words.closed(support), 'info');
  };

  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{footer.newsletter.title}</h2>
      <form className={styles.form} action={letter} method="post" encType="text/plain" onSubmit={onSubmit}>
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
          aria-describedby={`${id}-note`}
        />
        <Button type="submit" size="small" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
      <p className={styles.note} id={`${id}-note`}>
        {answered ? (
          <>
            {words.closed(support)}. <Link href={letter}>{words.letter}</Link>
          </>
        ) : (
          footer.newsletter.text
        )}
      </p>
    </div>
  );
}
