import { useRef } from 'react';
import { AsServed } from '../../site/AsServed.tsx';
import { useSite } from '../../site/hooks.ts';
import { labels } from '../../site/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MobileSections } from '../late/parts.ts';
import styles from './MobileMenu.module.css';
import { useDetailsMenu } from './useDetailsMenu.ts';

/**
 * The menu of narrow screens (spec section 4, "Mobile menu"). The backdrop lies inside `<summary>`: pressing it is
 * the native toggle, so it closes the menu also before hydration and without script.
 */
export function MobileMenu() {
  const root = useRef<HTMLDivElement>(null);
  useDetailsMenu(root, '[data-menu]');
  const { header } = useSite();
  return (
    <div ref={root} className={styles.place}>
      <details className={styles.root} data-menu="mobile" suppressHydrationWarning>
        <summary className={styles.toggle}>
          <span className={styles.backdrop} data-backdrop="" />
          <span className={styles.icons}>
            <Icon name="menu" size={24} className={styles.closed} />
            <Icon name="x" size={24} className={styles.opened} />
            <VisuallyHidden>{labels.ru.menu}</VisuallyHidden>
          </span>
        </summary>
        <AsServed>
          <div className={styles.panel}>
            <nav className={styles.scroller} aria-label={labels.ru.mainMenu}>
              <MobileSections />
            </nav>
            <div className={styles.foot}>
              <Button href={header.action.link}>{header.action.title}</Button>
              <Link href="site:login" className={styles.login}>
                {header.login.title}
              </Link>
            </div>
          </div>
        </AsServed>
      </details>
    </div>
  );
}
