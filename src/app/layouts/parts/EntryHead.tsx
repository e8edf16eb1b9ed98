import type { ReactNode } from 'react';
import { classNames } from '../../../class-names.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { Girih } from '../../../ui/Girih.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import type { Audience } from '../../../vocabulary.ts';
import styles from './EntryHead.module.css';

interface EntryHeadProps {
  heading: string;
  /** Chips or a line over the heading. */
  label?: ReactNode;
  lead?: string | undefined;
  /** Whose colour the band takes; paper without it. */
  audience?: Audience | undefined;
  /** Whose girih stands behind it, where that is not whose colour it has. */
  pattern?: Audience | undefined;
  /** A picture beside the words. */
  picture?: ReactNode;
  /** Composes it anew by its parts: `data-head` is `grid`, and in it `words` and `picture`. */
  className?: string | undefined;
  /** Under the lead: who and when, facts. */
  children?: ReactNode;
}

/** The head of an entry: where one is, its name and what it is about. Holds the page's h1. */
export function EntryHead({
  heading,
  label,
  lead,
  audience,
  pattern = audience,
  picture,
  className,
  children,
}: EntryHeadProps) {
  return (
    <header
      className={classNames(styles.root, className)}
      data-section=""
      data-tone="head"
      data-audience={audience}
      data-picture={picture ? '' : undefined}
    >
      <Girih audience={pattern} className={styles.lattice} />
      <div className="container">
        <Breadcrumbs />
        <div className={styles.grid} data-head="grid">
          <div className={styles.words} data-head="words">
            {label && (
              <div className={styles.label} data-search-skip="">
                {label}
              </div>
            )}
            <PageTitle className={styles.heading}>{heading}</PageTitle>
            {lead && <p className={styles.lead}>{lead}</p>}
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
