import styles from './Anchor.module.css';
import type { AnchorProps } from './Anchor.props.ts';

/** An invisible place to link to; clears the sticky header when jumped to (tests/spec/02-features.spec.ts). */
export function Anchor({ id }: AnchorProps) {
  return <span id={id} className={styles.root} />;
}
