import type { ReactNode } from 'react';
import { useLabels, usePage } from '../../site/hooks.ts';
import { Hidden } from '../../site/part.tsx';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { FromFile } from '../SourceMark.tsx';
import { Footer, Notice, partScripts } from '../shell-scripts.ts';
import { LatePart } from '../takeover/Boundary.tsx';
import { Banner, Header } from './Header.tsx';
import styles from './Shell.module.css';

/** The frame of every page (tests/spec/02-header.spec.ts). */
export function Shell({ children }: { children: ReactNode }) {
  const { lang } = usePage();
  const { skipToContent } = useLabels();
  return (
    <div className={styles.root} id="top" tabIndex={-1}>
      {/* Skip link (WCAG 2.4.1); styles in src/styles/base.css. */}
      <a className="skip-link" href="#content">
        {skipToContent}
      </a>
      <FromFile site="header">
        <Banner />
        <Header />
      </FromFile>
      <main className={styles.main} id="content" tabIndex={-1} lang={lang}>
        {children}
      </main>
      <LatePart load={partScripts.footer.load} when="later">
        <FromFile site="footer">
          <Footer />
        </FromFile>
      </LatePart>
      <ToastRegion />
      <Hidden>
        <Notice />
      </Hidden>
    </div>
  );
}
