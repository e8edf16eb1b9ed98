import type { ComponentProps } from 'react';

interface ButtonProps {
  /** Its words. */
  name: string;
  title?: string;
  /** Whether it is pressed; of a button without such a state undefined. */
  isOn?: boolean | undefined;
  press: () => void;
}

export const Button = ({ name, title, isOn, press }: ButtonProps) => (
  <button type="button" className="button" title={title} aria-pressed={isOn} onClick={press}>
    {name}
  </button>
);

/** A link out of the preview, opened beside it. */
export const OutsideLink = (props: ComponentProps<'a'>) => <a {...props} target="_blank" rel="noopener" />;
