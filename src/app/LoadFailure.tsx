import { documentLabels } from '../site/labels.ts';
import styles from './LoadFailure.module.css';

/**
 * Shown when a page's script could not be had even after one reload: says what happened and offers a retry, with plain
 * controls that need nothing more from the network.
 */
export function LoadFailure({ error }: { error: unknown }) {
  const text = documentLabels().loadFailure;
  // The cause is for the console only; the visitor reads what to do.
  console.error(error);
  return (
    <main className={styles.root} id="content">
      <div className={styles.card} role="alert">
        <h1>{text.title}</h1>
        <p>{text.text}</p>
        <p className={styles.actions}>
          <a href={globalThis.location?.href ?? ''} className={styles.retry}>
            {text.retry}
          </a>
          <a href={import.meta.env.BASE_URL}>{text.home}</a>
        </p>
      </div>
    </main>
  );
}
