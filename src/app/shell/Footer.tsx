import { Fold } from '../../site/Fold.tsx';
import { usePage, useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ts';
import { usePartMark } from '../../site/part.tsx';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Footer.module.css';
import { FooterContacts } from './FooterContacts.tsx';
import { FooterLogos } from './FooterLogos.tsx';
import { Frieze } from './Frieze.tsx';
import { Newsletter } from './Newsletter.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The lapis foot of every page (tests/spec/01-audiences-and-claims.spec.ts), Russian on every page like its text. */
export function Footer() {
  const { settings, header, footer } = useSite();
  const { legacy = [] } = header;
  const { hasLogos, type } = usePage();
  return (
    <footer lang="ru" {...usePartMark()}>
      <Fold />
      <div className={styles.root} data-tone="dark">
        <Frieze />
        <div className="container">
          {/* Who is lost needs the way on, not partners. */}
          {!hasLogos && type !== 'not-found' && <FooterLogos />}
          <div className={styles.top}>
            <div className={styles.about}>
              <Link href="/" className={styles.home}>
                <Logo brand={settings.brand} className={styles.logo} />
              </Link>
              <p className={styles.text}>{footer.about}</p>
            </div>
            <Newsletter />
          </div>
          <div className={styles.middle}>
            <nav className={styles.columns} aria-label={shell.footerMenu}>
              {footer.columns.map((column) => (
                <div key={column.title}>
                  <h2 className={styles.title}>{column.title}</h2>
                  <ul className={styles.links}>
                    {column.links.map(({ title, link }) => (
                      <li key={link}>
                        <Link href={link} around="ru">
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
              {legacy.length > 0 && (
                <div className={styles.templates}>
                  <h2 className={styles.title}>{shell.templates}</h2>
                  <ul className={styles.links} lang="en">
                    {legacy.map(({ id, title, link }) => (
                      <li key={id}>
                        <Link href={link}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </nav>
            <FooterContacts />
          </div>
          <div className={styles.bottom}>
            <p>
              © {settings.copyrightYear} {settings.provider}
            </p>
            <Link href="/privacy">{shell.privacy}</Link>
            <ThemeSwitch named />
          </div>
        </div>
        <div className={styles.wordmark} data-brand={settings.brand} aria-hidden="true" />
      </div>
      <ScrollToTop />
    </footer>
  );
}
