import { SearchButton } from '../../search/ui/SearchButton.tsx';
import { usePage, useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ru.ts';
import { usePart } from '../../site/part.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { currentPage } from './current.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/**
 * Logo, menu, sign-in and the main action. Its space is reserved, so that nothing moves when it becomes fixed
 * (tests/spec/02-header.spec.ts). Always in Russian.
 */
export function Header() {
  const { header, settings } = useSite();
  const current = currentPage(header.action.link, usePage().url);
  return (
    <div className={`no-print ${styles.place}`}>
      <header {...usePart('touched')} className={styles.root} lang="ru" suppressHydrationWarning>
        <div className={`container ${styles.row}`}>
          <Link href="/" className={styles.logo}>
            <Logo brand={settings.brand} />
          </Link>
          <Menu />
          <div className={styles.actions}>
            <SearchButton />
            <ThemeSwitch />
            <Link href="site:login" around="ru" className={styles.login}>
              {header.login.title}
            </Link>
            <Button
              href={header.action.link}
              size="small"
              variant={current && 'secondary'}
              aria-current={current}
              className={styles.action}
            >
              {header.action.title}
            </Button>
          </div>
        </div>
      </header>
    </div>
  );
}

/** The strip above the header (tests/spec/02-header.spec.ts). */
export function Banner() {
  const { banner } = useSite().header;
  if (!banner) return null;
  return (
    <aside className={`no-print ${styles.banner}`} aria-label={shell.announcement} lang="ru" data-tone="dark">
      {banner.link ? (
        <Link className={`star-before ${styles.line}`} href={banner.link}>
          <span>{banner.text}</span>
          <Icon name="arrow-right" isGoing className={styles.arrow} />
        </Link>
      ) : (
        <p className={`star-before ${styles.line}`}>{banner.text}</p>
      )}
    </aside>
  );
}
