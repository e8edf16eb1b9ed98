import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** What it looks for, for who cannot see the glass. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** Narrows the list below it at every key. */
export const SearchField = ({ label, placeholder, value, onChange, className }: SearchFieldProps) => (
  <label className={classNames(styles.root, className)}>
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
