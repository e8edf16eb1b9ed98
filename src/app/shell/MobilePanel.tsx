import type { ReactNode } from 'react';
import type { MenuEntry, MenuGroup } from '../../content/schemas/header.ts';
import { usePage, useSite } from '../../site/hooks.ts';
import { labels } from '../../site/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { currentPage, currentSection } from './current.ts';
import styles from './MobilePanel.module.css';

/** What opens on narrow screens: the entries, and at its foot the one action and sign-in. */
export function MobilePanel() {
  const { header } = useSite();
  return (
    <>
      <nav className={styles.scroller} aria-label={labels.ru.mainMenu}>
        <Entries />
      </nav>
      <div className={styles.foot}>
        <Button href={header.action.link}>{header.action.title}</Button>
        <Link href="site:login" className={styles.login}>
          {header.login.title}
        </Link>
      </div>
    </>
  );
}

/** One section open at a time, and the leftover template pages (tests/spec/02-header.spec.ts). */
function Entries() {
  const { url } = usePage();
  const { menu, legacy } = useSite().header;
  return (
    <ul className={styles.entries}>
      {menu.map((entry) => (
        <li key={entry.id}>
          {entry.submenu ? (
            <Section title={entry.title} current={currentSection(entry, url)}>
              {entry.submenu.map((group) => (
                <Group key={group.id} group={group} />
              ))}
              {entry.overview && <Overview entry={entry} />}
            </Section>
          ) : (
            <Link href={entry.link} className={styles.entry} aria-current={currentPage(entry.link, url)}>
              {entry.title}
            </Link>
          )}
        </li>
      ))}
      {legacy && (
        <li lang="en">
          <Section title={labels.ru.templatePages}>
            <ul className={styles.items}>
              {legacy.map((item) => (
                <li key={item.id}>
                  <Link href={item.link} className={styles.item} aria-current={currentPage(item.link, url)}>
                    {item.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        </li>
      )}
    </ul>
  );
}

function Section({ title, current, children }: SectionProps) {
  return (
    <details name="mobile-section" className={styles.section} suppressHydrationWarning>
      <summary className={styles.entry} aria-current={current}>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface SectionProps {
  title: string;
  current?: 'true' | undefined;
  children: ReactNode;
}

function Group({ group }: { group: MenuGroup }) {
  const { url } = usePage();
  return (
    <div className={styles.group} data-audience={group.audience ?? 'all'}>
      <Link href={group.link} className={styles.groupLink}>
        {group.title}
      </Link>
      <ul className={styles.items}>
        {group.submenu?.map((item) => (
          <li key={item.id}>
            <Link href={item.link} className={styles.item} aria-current={currentPage(item.link, url)}>
              {item.icon && <Icon name={item.icon} className={styles.icon} />}
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Overview({ entry }: { entry: MenuEntry }) {
  const { url } = usePage();
  return (
    <Link href={entry.link} className={styles.overview} aria-current={currentPage(entry.link, url)}>
      {entry.overview}
      <Icon name="arrow-right" />
    </Link>
  );
}
