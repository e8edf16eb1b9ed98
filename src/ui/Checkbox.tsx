import { type ChangeEventHandler, useId } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  name: string;
  label: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A native checkbox with its label; the whole line is the 44 px target. */
export function Checkbox({ name, label, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <input className={styles.box} id={id} type="checkbox" name={name} onChange={onChange} />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
