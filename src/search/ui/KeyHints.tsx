import { labels } from '../../site/labels.ts';
import styles from './KeyHints.module.css';

/** Which keys do what; only where there is a keyboard to be expected. */
export function KeyHints() {
  const { choose, go, leave } = labels.ru.siteSearch;
  return (
    <p className={styles.root} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {choose}
      </span>
      <span>
        <kbd>Enter</kbd> {go}
      </span>
      <span>
        <kbd>Esc</kbd> {leave}
      </span>
    </p>
  );
}
