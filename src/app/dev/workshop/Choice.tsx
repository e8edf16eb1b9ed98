import tools from '../buttons.module.css';

interface ChoiceProps<Value extends string | number> {
  /** Accessible name. */
  legend: string;
  /** Options, each with a number after its label. */
  options: readonly { value: Value; label: string; number: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Toggle buttons of which one is chosen. */
export const Choice = <Value extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) => (
  <fieldset className={tools.buttons}>
    <legend className="visually-hidden">{legend}</legend>
    {options.map(({ value, label, number }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {label} {number}
      </button>
    ))}
  </fieldset>
);
