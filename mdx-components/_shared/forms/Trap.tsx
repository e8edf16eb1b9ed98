import { useLabels } from '../../../src/site/hooks.ts';
import styles from './Trap.module.css';

/** Robots fill every field they find; people never see this one. */
export const honeypot = 'website';

/** The field that only robots fill. A form that comes with it is thanked for and goes nowhere. */
export function Trap() {
  return (
    <div className={styles.root} aria-hidden="true">
      <label>
        {useLabels().forms.leaveEmpty}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
