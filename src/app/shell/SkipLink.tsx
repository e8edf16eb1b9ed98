import { useLabels } from '../../site/hooks.ts';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menu to the content (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles.root} href="#content">
      {useLabels().skipToContent}
    </a>
  );
}
