interface ChoiceProps<T> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  choose: (value: T) => void;
}

/** A row of toggle buttons, one of which is pressed. */
export const Choice = <T,>({ label, value, options, choose }: ChoiceProps<T>) => (
  <fieldset className="choice" aria-label={label}>
    {options.map(([option, name]) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={option === value}
        onClick={() => choose(option)}
      >
        {name}
      </button>
    ))}
  </fieldset>
);
