import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import control from './Control.module.css';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldProps extends Omit<InputHTMLAttributes<FieldElement>, 'id' | 'name' | 'size'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it; shown under the field with an icon. */
  error?: string | undefined;
  multiline?: boolean | undefined;
  /** Initial rows of a multiline field, which grows with the text where the browser supports it. */
  rows?: number | undefined;
  /** The options of a choice. */
  children?: ReactNode;
}

/** A text field or a choice with a label above, a hint, and an error in anor (red) with an icon. */
export function Field({
  label,
  name,
  hint,
  error,
  multiline = false,
  rows = 4,
  type = 'text',
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const described = classNames(error && `${id}-error`, hint ? `${id}-hint` : null);
  const Control = children ? 'select' : multiline ? 'textarea' : 'input';
  return (
    <div className={classNames(control.root, className)}>
      <label className={control.label} htmlFor={id}>
        {label}
        {rest.required && <span className={styles.required} aria-hidden="true" />}
      </label>
      <Control
        {...rest}
        {...(Control === 'textarea' ? { rows } : Control === 'input' ? { type } : {})}
        id={id}
        name={name}
        dir="auto"
        className={control.control}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      >
        {children || null}
      </Control>
      {hint && (
        <p className={`fine-print ${styles.hint}`} id={`${id}-hint`}>
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
