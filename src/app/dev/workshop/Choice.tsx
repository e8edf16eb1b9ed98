import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<Value extends string | number> {
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
    <fieldset className={styles.root}>
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
