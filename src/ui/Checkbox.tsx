import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name'> {
  name: string;
  label: ReactNode;
}

/** A native checkbox with its label; the whole line is the 44 px target. */
export function Checkbox({ name, label, className, id, ...rest }: CheckboxProps) {
  const own = useId();
  return (
    <div className={classNames(styles.root, className)}>
      <input {...rest} className={styles.box} id={id ?? own} type="checkbox" name={name} />
      <label className={styles.label} htmlFor={id ?? own}>
        {label}
      </label>
    </div>
  );
}
