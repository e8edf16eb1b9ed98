import type { ReactNode } from 'react';
import { classNames } from '../../../class-names.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { Girih } from '../../../ui/Girih.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import type { Audience } from '../../../vocabulary.ts';
import styles from './EntryHead.module.css';

interface EntryHeadProps {
  heading: string;
  /** Chips or a line above the heading. */
  label?: ReactNode;
  lead?: string | undefined;
  /** Audience whose colour the band has; without one it has the page's background. */
  audience?: Audience | undefined;
  /** Audience whose pattern the band has, if it differs from the colour's. */
  pattern?: Audience | undefined;
  /** Picture beside the text. */
  picture?: ReactNode;
  /** What the picture is; the layout must not wait for the picture to know. */
  pictureKind?: 'scene' | 'photo' | 'portrait';
  /** Class for another composition of the parts `data-head`: `grid`, inside it `words` and `picture`. */
  className?: string | undefined;
  /** Below the lead: author and date, facts. */
  children?: ReactNode;
}

/** The head of an entry: breadcrumbs, title and lead. Contains the page's h1. */
export function EntryHead({
  heading,
  label,
  lead,
  audience,
  pattern = audience,
  picture,
  pictureKind = 'scene',
  className,
  children,
}: EntryHeadProps) {
  return (
    <header
      className={classNames('enclosed', styles.root, className)}
      data-section=""
      data-tone="head"
      data-audience={audience}
      data-picture={picture ? pictureKind : undefined}
    >
      <Girih audience={pattern} className={styles.lattice} />
      <div className="container">
        <Breadcrumbs />
        <div className={styles.grid} data-head="grid">
          <div className={styles.words} data-head="words">
            {label && (
              <div className={`cluster ${styles.label}`} data-search-skip="">
                {label}
              </div>
            )}
            <PageTitle className={styles.heading}>{heading}</PageTitle>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {children}
          </div>
          {picture && (
            <div className={styles.picture} data-head="picture">
              {picture}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
