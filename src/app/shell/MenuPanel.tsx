import type { MenuEntry, MenuGroup } from '../../content/schemas/header.ts';
import { usePage, useSite } from '../../site/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { currentPage } from './current.ts';
import styles from './MenuPanel.module.css';

/** The panel of a menu entry: its groups, side by side in the bar and stacked in the drawer. */
export function MenuPanel({ entry, groups }: { entry: MenuEntry; groups: MenuGroup[] }) {
  const { url } = usePage();
  return (
    <div className={styles.root}>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group} data-audience={group.audience ?? 'all'}>
            <Link
              href={group.link}
              className={`star-before ${styles.groupLink}`}
              aria-current={currentPage(group.link, url)}
            >
              {group.title}
            </Link>
            <Items items={group.submenu ?? []} />
          </li>
        ))}
      </ul>
      {entry.overview && (
        <Link href={entry.link} className={styles.overview} aria-current={currentPage(entry.link, url)}>
          {entry.overview}
          <Icon name="arrow-right" isGoing />
        </Link>
      )}
    </div>
  );
}

/** The template pages, which only the drawer lists. */
export function TemplatePages({ pages }: { pages: MenuItem[] }) {
  return (
    <div className={styles.root}>
      <Items items={pages} />
    </div>
  );
}

/** The main action and sign-in at the bottom of the drawer; the bar shows them beside the menu. */
export function DrawerFoot() {
  const { header } = useSite();
  const current = currentPage(header.action.link, usePage().url);
  return (
    <div className={styles.foot}>
      <Button href={header.action.link} variant={current && 'secondary'} aria-current={current}>
        {header.action.title}
      </Button>
      <Link href="site:login" around="ru" className={styles.login}>
        {header.login.title}
      </Link>
    </div>
  );
}

type MenuItem = NonNullable<MenuGroup['submenu']>[number];

/** Icon and title of each item; on wide screens also its description. */
function Items({ items }: { items: MenuItem[] }) {
  const { url } = usePage();
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <Link href={item.link} className={styles.item} aria-current={currentPage(item.link, url)}>
            {item.icon && <Icon name={item.icon} className={styles.tile} />}
            <span className={styles.words}>
              {item.title}
              {item.text && <span className={styles.text}>{item.text}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
