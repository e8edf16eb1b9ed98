import { classNames } from '../../class-names.ts';
import { shell } from '../../site/labels.ru.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import styles from './ThemeSwitch.module.css';

const themes = [
  { icon: 'moon', className: styles.moon, label: shell.darkTheme },
  { icon: 'sun', className: styles.sun, label: shell.lightTheme },
] as const;

/**
 * The button of the other theme: it says where it leads. The document's inline script does the switching and the theme's own
 * styles show one of the two names, so that both are right before hydration and at the first paint.
 */
export function ThemeSwitch({ named = false }: { named?: boolean | undefined }) {
  return (
    <button
      type="button"
      className={classNames(iconButton.root, styles.root)}
      data-theme-toggle=""
      data-named={named || undefined}
    >
      {themes.map(({ icon, className, label }) => (
        <span key={icon} className={className} title={named ? undefined : label}>
          <Icon name={icon} />
          <span className={named ? undefined : 'visually-hidden'}>{label}</span>
        </span>
      ))}
    </button>
  );
}
