import { labels } from '../../site/labels.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ThemeSwitch.module.css';

/**
 * The button of the dark theme. The document's inline script does the switching, so that it works before hydration
 * and the first paint already has the remembered theme; `aria-pressed` is that script's too.
 */
export function ThemeSwitch({ named = false }: { named?: boolean | undefined }) {
  const label = labels.ru.darkTheme;
  return (
    <button
      type="button"
      className={classNames(iconButton.root, styles.root)}
      data-theme-toggle=""
      data-named={named}
      aria-pressed="false"
      title={named ? undefined : label}
      suppressHydrationWarning
    >
      <Icon name="moon" className={named ? undefined : styles.moon} />
      {named || <Icon name="sun" className={styles.sun} />}
      {named ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </button>
  );
}
