import { useSite } from '../../site/hooks.ts';
import { ru, shell } from '../../site/labels.ru.ts';
import { Button } from '../../ui/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Link } from '../../ui/Link.tsx';
import pill from '../../ui/Pill.module.css';
import styles from './Suggestions.module.css';

/** Suggestions without a query or results. */
export function Suggestions({ onAsk }: { onAsk: (query: string) => void }) {
  const text = shell.search;
  const { header } = useSite();
  return (
    <div className={styles.root}>
      <div>
        <Eyebrow className={styles.label}>{text.often}</Eyebrow>
        <ul className="cluster">
          {text.examples.map((example) => (
            <li key={example}>
              <button type="button" className={pill.root} onClick={() => onAsk(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Eyebrow className={styles.label}>{text.parts}</Eyebrow>
        <ul className="cluster">
          {header.menu.map(({ id, title, link }) => (
            <li key={id}>
              <Link href={link} className={pill.root}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function Nothing({ query }: { query: string }) {
  const text = shell.search;
  return (
    <div className={`stack ${styles.notice}`}>
      <p className={styles.title}>{text.nothing(query)}</p>
      <p className={styles.advice}>
        {text.advice} <Link href="/contact">{text.ask}</Link>
      </p>
    </div>
  );
}

export function Failure({ onRetry }: { onRetry: () => void }) {
  const text = ru.search;
  return (
    <div className={`stack ${styles.notice}`} role="alert">
      <p className={styles.title}>{text.failed}</p>
      <Button variant="secondary" size="small" icon="rotate-cw" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
