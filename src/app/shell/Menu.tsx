import type { ReactNode } from 'react';
import { usePage, useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ru.ts';
import { Hidden } from '../../site/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { DrawerFoot, MenuPanel, TemplatePages } from '../shell-scripts.ts';
import { currentPage, currentSection } from './current.ts';
import styles from './Menu.module.css';

/**
 * The menu: one list of entries, in the bar on wide screens and in the drawer on narrow ones
 * (tests/spec/02-header.spec.ts). Native `<details>`, so that it works with mouse, touch and keyboard without script.
 */
export function Menu() {
  return (
    <div className={styles.root}>
      <DrawerToggle />
      {/* A sibling of its toggle: the content of closed `<details>` could not be shown in the bar. */}
      <div className={styles.drawer}>
        <nav className={styles.scroller} aria-label={shell.mainMenu}>
          <Entries />
        </nav>
        <Hidden>
          <DrawerFoot />
        </Hidden>
      </div>
    </div>
  );
}

/** The backdrop is inside `<summary>`, so pressing it toggles natively. */
function DrawerToggle() {
  return (
    <details className={styles.toggle} data-menu="mobile" suppressHydrationWarning>
      <summary className={styles.button}>
        <span className={styles.backdrop} />
        <span className={styles.icons}>
          <Icon name="menu" size={24} className={styles.closed} />
          <Icon name="x" size={24} className={styles.opened} />
          <span className="visually-hidden">{shell.menu}</span>
        </span>
      </summary>
    </details>
  );
}

/** The entries; the drawer also lists the template pages. */
function Entries() {
  const { url } = usePage();
  const { menu, legacy } = useSite().header;
  return (
    <ul className={styles.entries}>
      {menu.map((entry) => (
        <li key={entry.id}>
          {entry.submenu ? (
            <EntryWithPanel title={entry.title} current={currentSection(entry, url)}>
              <MenuPanel entry={entry} groups={entry.submenu} />
            </EntryWithPanel>
          ) : (
            <Link href={entry.link} className={styles.entry} aria-current={currentPage(entry.link, url)}>
              {entry.title}
            </Link>
          )}
        </li>
      ))}
      {legacy && (
        <li lang="en" className={styles.legacy}>
          <EntryWithPanel title={shell.templatePages}>
            <TemplatePages pages={legacy} />
          </EntryWithPanel>
        </li>
      )}
    </ul>
  );
}

/** An entry with a panel; one is open at a time. */
function EntryWithPanel({ title, current, children }: EntryWithPanelProps) {
  return (
    <details name="menu" suppressHydrationWarning>
      <summary className={styles.entry} aria-current={current}>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <Hidden>{children}</Hidden>
    </details>
  );
}

interface EntryWithPanelProps {
  title: string;
  current?: ReturnType<typeof currentSection>;
  children: ReactNode;
}
