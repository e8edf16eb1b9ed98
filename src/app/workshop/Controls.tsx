import { useId } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Controls.module.css';

interface SearchFieldProps {
  /** What it looks for, for who cannot see the glass. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** Narrows the list below it at every key. */
export const SearchField = ({ label, placeholder, value, onChange, className }: SearchFieldProps) => (
  <label className={classNames(styles.search, className)}>
    <span className="visually-hidden">{label}</span>
    <Icon name="search" />
    <input
      type="search"
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

export interface ChoiceProps<Value extends string | number> {
  /** What is chosen, for who does not see it. */
  legend: string;
  /** Each with a number beside it, small, or none. */
  options: readonly { value: Value; label: string; number: number | null }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, number }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {label} {number !== null && <span>{number}</span>}
        </label>
      ))}
    </fieldset>
  );
}
