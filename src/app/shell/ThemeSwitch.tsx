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
 * The theme switch, labelled with the theme it leads to. The inline script switches, and the theme's CSS shows one of the two
 * labels, so that it is right at the first paint.
 */
export function ThemeSwitch({ named = false }: { named?: boolean | undefined }) {
  return (
    <button
      type="button"
      // With enlarged text on a phone the switch in the footer is enough.
      className={classNames('needs-script', !named && 'spare', iconButton.root, styles.root)}
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
