import type { MouseEvent, ReactNode } from 'react';
import { galleryUrl, healthUrl, type WorkshopKind } from '../../../content/writers/workshop.ts';
import { useSite } from '../../../site/hooks.ts';
import { usePart } from '../../../site/part.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { closest } from '../../closest.ts';
import { ThemeSwitch } from '../../shell/ThemeSwitch.tsx';
// Its elements are plain JSX, which does not load the styles of prose (markdown-elements.tsx).
import '../../prose.ts';
import { Gallery } from './Gallery.tsx';
import { Health } from './Health.tsx';
import styles from './Workshop.module.css';

/** Workshop pages (for writers only): gallery, examples of a section, health. */
export function Workshop({ kind, children }: { kind: WorkshopKind; children: ReactNode }) {
  const { settings } = useSite();
  const part = usePart(true);
  if (kind === 'example') return <ExampleFrame>{children}</ExampleFrame>;
  return (
    <div {...part} id="top">
      <header className={`no-print ${styles.header}`}>
        <Link href="/" aria-label={`${settings.brand}: на\u00a0сайт`}>
          <Logo brand={settings.brand} />
        </Link>
        <nav aria-label="Мастерская">
          <Link href={galleryUrl} aria-current={kind === 'gallery' ? 'page' : undefined}>
            Компоненты
          </Link>
          <Link href={healthUrl} aria-current={kind === 'health' ? 'page' : undefined}>
            Здоровье сайта
          </Link>
        </nav>
        <ThemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {kind === 'gallery' ? <Gallery /> : <Health />}
      </main>
    </div>
  );
}

/** Only the examples of one section, for the gallery's frames. */
function ExampleFrame({ children }: { children: ReactNode }) {
  // Links in examples are not followed: they would replace the page in the frame.
  const stay = ({ nativeEvent }: MouseEvent) => {
    if (closest(nativeEvent, 'a[href]') && window.top !== window) nativeEvent.preventDefault();
  };
  return (
    <main id="content" tabIndex={-1} onClickCapture={stay} data-still="">
      <div className="page prose">{children}</div>
    </main>
  );
}
