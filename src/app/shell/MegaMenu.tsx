import { useRef } from 'react';
import type { MenuEntry } from '../../content/schemas/header.ts';
import { AsServed } from '../../site/AsServed.tsx';
import { usePage, useSite } from '../../site/hooks.ts';
import { labels } from '../../site/labels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { MegaPanel } from '../late/parts.ts';
import { currentPage, currentSection } from './current.ts';
import styles from './MegaMenu.module.css';
import { useDetailsMenu } from './useDetailsMenu.ts';
import { useHoverIntent } from './useHoverIntent.ts';

/**
 * The menu of wide screens (spec section 2, "Shared header"). Native `<details name>`: opens with mouse, touch and
 * keyboard before hydration and without script, one entry at a time.
 */
export function MegaMenu() {
  const root = useRef<HTMLElement>(null);
  useDetailsMenu(root, '[data-menu]');
  useHoverIntent(root);
  const { menu } = useSite().header;
  return (
    <nav ref={root} className={styles.root} aria-label={labels.ru.mainMenu}>
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
      <AsServed>
        <MegaPanel entry={entry} groups={entry.submenu} />
      </AsServed>
    </details>
  );
}
