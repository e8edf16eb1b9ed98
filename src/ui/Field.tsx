import { type InputHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export interface FieldProps extends Omit<InputHTMLAttributes<FieldElement>, 'id' | 'name' | 'size'> {
  label: string;
  name: string;
  hint?: string | undefined;
  /** What is wrong and how to fix it; shown under the field with an icon. */
  error?: string | undefined;
  multiline?: boolean | undefined;
  /** Initial rows of a multiline field, which grows with the text where the browser supports it. */
  rows?: number | undefined;
}

/** A text field with a label above, a hint, and an error in anor (red) with an icon. */
export function Field({
  label,
  name,
  hint,
  error,
  multiline = false,
  rows = 4,
  type = 'text',
  className,
  ...rest
}: FieldProps) {
  const id = useId();
  const described = classNames(error && `${id}-error`, hint && `${id}-hint`);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {rest.required && <span className={styles.required} aria-hidden="true" />}
      </label>
      <Control
        {...rest}
        {...(multiline ? { rows } : { type })}
        id={id}
        name={name}
        dir="auto"
        className={styles.control}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
