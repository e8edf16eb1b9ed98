import type { MenuEntry, MenuGroup } from '../../content/schemas/header.ts';
import { usePage } from '../../site/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { currentPage } from './current.ts';
import styles from './MegaPanel.module.css';

/** What opens under a menu entry: a column per group, icon, title and one line per item. */
export function MegaPanel({ entry, groups }: { entry: MenuEntry; groups: MenuGroup[] }) {
  const { url } = usePage();
  return (
    <div className={styles.root}>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group} data-audience={group.audience ?? 'all'}>
            <Link href={group.link} className={styles.groupLink} aria-current={currentPage(group.link, url)}>
              {group.title}
            </Link>
            <ul className={styles.items}>
              {group.submenu?.map((item) => (
                <li key={item.id}>
                  <Link href={item.link} className={styles.item} aria-current={currentPage(item.link, url)}>
                    {item.icon && (
                      <span className={styles.tile}>
                        <Icon name={item.icon} />
                      </span>
                    )}
                    <span className={styles.words}>
                      <span className={styles.title}>{item.title}</span>
                      {item.text && <span className={styles.text}>{item.text}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {entry.overview && (
        <Link href={entry.link} className={styles.overview} aria-current={currentPage(entry.link, url)}>
          {entry.overview}
          <Icon name="arrow-right" className={styles.arrow} />
        </Link>
      )}
    </div>
  );
}
