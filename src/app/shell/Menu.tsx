import type { ReactNode } from 'react';
import { BandContext, closedBand } from '../../site/collector.ts';
import { usePage, useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ru.ts';
import { Kept } from '../../site/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { DrawerFoot, MenuPanel, TemplatePages } from '../shell-scripts.ts';
import { currentPage, currentSection } from './current.ts';
import styles from './Menu.module.css';

/**
 * The menu: one list of entries, which stands in the bar of wide screens and in the drawer of narrow ones
 * (tests/spec/02-header.spec.ts). Native `<details>`: all of it opens with mouse, touch and keyboard before hydration and
 * without script.
 */
export function Menu() {
  return (
    <div className={styles.root}>
      <DrawerToggle />
      {/* Beside its toggle and not in it: what is in closed `<details>` could not stand in the bar. */}
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

/** The backdrop lies inside `<summary>`: pressing it is the native toggle. */
function DrawerToggle() {
  return (
    <details className={styles.toggle} data-menu="mobile" suppressHydrationWarning>
      <summary className={styles.button}>
        <span className={styles.backdrop} data-backdrop="" />
        <span className={styles.icons}>
          <Icon name="menu" size={24} className={styles.closed} />
          <Icon name="x" size={24} className={styles.opened} />
          <span className="visually-hidden">{shell.menu}</span>
        </span>
      </summary>
    </details>
  );
}

/** The entries, and in the drawer the leftover template pages. */
function Entries() {
  const { url } = usePage();
  const { menu, legacy } = useSite().header;
  return (
    <ul className={styles.entries}>
      {menu.map((entry) => (
        <li key={entry.id}>
          {entry.submenu ? (
            <Section title={entry.title} current={currentSection(entry, url)}>
              <MenuPanel entry={entry} groups={entry.submenu} />
            </Section>
          ) : (
            <Link href={entry.link} className={styles.entry} aria-current={currentPage(entry.link, url)}>
              {entry.title}
            </Link>
          )}
        </li>
      ))}
      {legacy && (
        <li lang="en" className={styles.legacy}>
          <Section title={shell.templatePages}>
            <TemplatePages pages={legacy} />
          </Section>
        </li>
      )}
    </ul>
  );
}

/** An entry that opens: one at a time. */
function Section({ title, current, children }: SectionProps) {
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

/** What is not seen at first: it stays as served, and its styles come later. */
function Hidden({ children }: { children: ReactNode }) {
  return (
    <Kept>
      <BandContext value={closedBand}>{children}</BandContext>
    </Kept>
  );
}

interface SectionProps {
  title: string;
  current?: ReturnType<typeof currentSection>;
  children: ReactNode;
}
