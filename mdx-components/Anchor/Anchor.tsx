import styles from './Anchor.module.css';
import type { AnchorProps } from './Anchor.props.ts';

/** An invisible anchor; a jump to it stops below the sticky header (tests/spec/02-features.spec.ts). */
export function Anchor({ id }: AnchorProps) {
  return <span id={id} className={styles.root} />;
}
