import { BandContext, closedBand } from '../../site/collector.ts';
import { labels } from '../../site/labels.ts';
import { Kept } from '../../site/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MobilePanel } from '../shell-scripts.ts';
import styles from './MobileMenu.module.css';

/**
 * The menu of narrow screens (tests/spec/04-states.spec.ts). The backdrop lies inside `<summary>`: pressing it is
 * the native toggle, so it closes the menu also before hydration and without script.
 */
export function MobileMenu() {
  return (
    <div className={styles.place}>
      <details className={styles.root} data-menu="mobile" suppressHydrationWarning>
        <summary className={styles.toggle}>
          <span className={styles.backdrop} data-backdrop="" />
          <span className={styles.icons}>
            <Icon name="menu" size={24} className={styles.closed} />
            <Icon name="x" size={24} className={styles.opened} />
            <VisuallyHidden>{labels.ru.menu}</VisuallyHidden>
          </span>
        </summary>
        <Kept>
          <div className={styles.panel}>
            <BandContext value={closedBand}>
              <MobilePanel />
            </BandContext>
          </div>
        </Kept>
      </details>
    </div>
  );
}
