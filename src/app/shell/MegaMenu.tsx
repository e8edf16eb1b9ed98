import type { MenuEntry } from '../../content/schemas/header.ts';
import { BandContext, closedBand } from '../../site/collector.ts';
import { usePage, useSite } from '../../site/hooks.ts';
import { labels } from '../../site/labels.ts';
import { Kept } from '../../site/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { MegaPanel } from '../shell-scripts.ts';
import { currentPage, currentSection } from './current.ts';
import styles from './MegaMenu.module.css';

/**
 * The menu of wide screens (tests/spec/02-header.spec.ts). Native `<details name>`: opens with mouse, touch and
 * keyboard before hydration and without script, one entry at a time.
 */
export function MegaMenu() {
  const { menu } = useSite().header;
  return (
    <nav className={styles.root} aria-label={labels.ru.mainMenu}>
      <ul className={styles.entries}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { url } = usePage();
  if (!entry.submenu)
    return (
      <Link href={entry.link} className={styles.entry} aria-current={currentPage(entry.link, url)}>
        {entry.title}
      </Link>
    );
  return (
    <details name="menu" data-menu="" suppressHydrationWarning>
      <summary className={styles.entry} aria-current={currentSection(entry, url)}>
        {entry.title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <Kept>
        <BandContext value={closedBand}>
          <MegaPanel entry={entry} groups={entry.submenu} />
        </BandContext>
      </Kept>
    </details>
  );
}
