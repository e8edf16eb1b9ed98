import { type ReactNode, useContext } from 'react';
import { usePage } from '../../site/hooks.ts';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { FromFile } from '../dev/SourceMark.tsx';
import { Late } from '../late/Late.tsx';
import { Footer } from '../late/parts.ts';
import { Banner } from './Banner.tsx';
import { Header } from './Header.tsx';
import { KnownShell } from './known-shell.ts';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page (spec section 2, "Global behaviour", "Shared header"). */
export function Shell({ children }: { children: ReactNode }) {
  const { lang } = usePage();
  const isKnown = useContext(KnownShell);
  return (
    <div className={styles.root} id="top" tabIndex={-1}>
      {isKnown ? null : <SkipLink />}
      {isKnown ? null : (
        <FromFile site="header">
          <Banner />
          <Header />
        </FromFile>
      )}
      <main className={styles.main} id="content" tabIndex={-1} lang={lang}>
        {children}
      </main>
      {isKnown ? null : (
        <FromFile site="footer">
          <Late name="footer">
            <Footer />
          </Late>
        </FromFile>
      )}
      {isKnown ? null : <ToastRegion />}
    </div>
  );
}
