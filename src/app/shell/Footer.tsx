import '../../styles/print.css';
import type { MouseEvent } from 'react';
import { useId } from 'react';
import { Carousel } from '../../../mdx-components/_shared/Carousel/Carousel.tsx';
import { Wordmark } from '../../../mdx-components/_shared/Wordmark/Wordmark.tsx';
import { classNames } from '../../class-names.ts';
import { Fold } from '../../site/Fold.tsx';
import { usePage, useSite } from '../../site/hooks.ts';
import { shell } from '../../site/labels.ru.ts';
import { usePartMark } from '../../site/part.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Footer.module.css';
import { Newsletter } from './Newsletter.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The footer of every page (tests/spec/01-audiences-and-claims.spec.ts), always in Russian. */
export function Footer() {
  const { settings, header, footer } = useSite();
  const { legacy = [] } = header;
  const { hasLogos, type } = usePage();
  const { logos, logosTitle } = footer;
  return (
    <footer lang="ru" {...usePartMark()}>
      <Fold />
      <div className={`enclosed ${styles.root}`} data-tone="dark">
        <Frieze />
        <div className="container">
          {/* On a not-found page, finding the way comes first. */}
          {logos && !hasLogos && type !== 'not-found' && (
            <div className={styles.logos}>
              <Carousel
                lang="ru"
                label={logosTitle}
                header={<p className={styles.title}>{logosTitle}</p>}
                slides={logos.map((name, place) => <Wordmark key={name} name={name} place={place} />)}
                views="logos"
                speed={800}
                autoplay={{ delay: 3000 }}
              />
            </div>
          )}
          <div className={styles.top}>
            <div className={`stack ${styles.about}`}>
              <Link href="/">
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
          <div className={`cluster ${styles.bottom}`}>
            <p>{`© ${settings.copyrightYear} ${settings.provider}`}</p>
            <Link href="/privacy">{shell.privacy}</Link>
            <ThemeSwitch named />
          </div>
        </div>
        <div
          className={classNames(styles.wordmark, settings.brand.length > 6 && styles.long)}
          data-brand={settings.brand}
          aria-hidden="true"
        />
      </div>
      <ScrollToTop />
    </footer>
  );
}

/** Support e-mail, phone and office (tests/spec/01-audiences-and-claims.spec.ts), all from settings. */
function FooterContacts() {
  const { emails, phones, office, hours } = useSite().settings;
  return (
    <address className={styles.contacts}>
      <div>
        <p className={styles.title}>{shell.contactEmail}</p>
        <Link href="site:email" className={styles.big}>
          {emails.support}
        </Link>
      </div>
      <div>
        <p className={styles.title}>{`${shell.contactPhone}, ${hours.days} ${hours.time}`}</p>
        <Link href="site:phone" className={styles.big}>
          {phones[0]?.number}
        </Link>
      </div>
      <div>
        <p className={styles.title}>{shell.contactOffice}</p>
        <p>{`${office.city}, ${office.address}`}</p>
        <Link href="site:map" around="ru">
          {shell.contactMap}
        </Link>
      </div>
    </address>
  );
}

/** The khatam in a 64 px tile: its points touch the neighbours, which leaves a cross between four of them. */
const star =
  'M32 0 41.37 9.37H54.63V22.63L64 32 54.63 41.37V54.63H41.37L32 64 22.63 54.63H9.37V41.37L0 32 9.37 22.63V9.37H22.63Z';

/** Decorative row of star-and-cross tiles, as on walls in Samarkand. */
function Frieze() {
  const id = useId();
  return (
    <svg className={styles.frieze} aria-hidden="true">
      <defs>
        <pattern id={id} width="256" height="64" patternUnits="userSpaceOnUse" x="50%">
          {[0, 1, 2, 3].map((tile) => (
            <g key={tile} transform={`translate(${tile * 64})`} data-tile={tile}>
              <path className={styles.star} d={star} />
              <path className={styles.ring} d={star} transform="translate(9 9) scale(.71875)" />
              <path className={styles.heart} d={star} transform="translate(22 22) scale(.3125)" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="64" fill={`url(#${id})`} />
    </svg>
  );
}

function toTop(event: MouseEvent) {
  event.preventDefault();
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' });
  document.getElementById('top')?.focus({ preventScroll: true });
}

/**
 * Link to the top, at the end of the footer. On wide screens CSS puts it on a track beside the whole page below the first
 * screen, where it sticks to the window's corner.
 */
function ScrollToTop() {
  return (
    <div className={styles.track}>
      <Link className={styles.toTop} href="#top" onClick={toTop}>
        <Icon name="arrow-up" size={24} />
        <span className="visually-hidden">{shell.scrollToTop}</span>
      </Link>
    </div>
  );
}
