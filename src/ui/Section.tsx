import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import { Fold } from '../site/Fold.tsx';
import { PartMark, usePartMark } from '../site/part.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { Girih } from './Girih.tsx';
import styles from './Section.module.css';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** `open` is paper, `tint` a sand band, `raised` a white one, `dark` the one lapis band of a page. */
  tone?: 'open' | 'tint' | 'dark' | 'raised' | undefined;
  eyebrow?: ReactNode;
  heading?: ReactNode;
  lead?: ReactNode;
  /**
   * The section may be in an article's column, so its styles use container queries: `@container (width >= …)`. Rules
   * outside of these are for phones, where no width is measured.
   */
  isMeasured?: boolean | undefined;
  /** On a wide window, the heading is beside the content, unless the section is in an article. */
  isBeside?: boolean | undefined;
}

/** Level of the titles in a section: h3 if the section has a heading, h2 if not, so that no level is skipped. */
export const TitleLevel = createContext<'h2' | 'h3'>('h2');

/** Returns the element for a title in the surrounding section: `const Title = useTitleLevel()`. */
export const useTitleLevel = () => useContext(TitleLevel);

/** For nested sections: the mark belongs to the outermost one. */
const none = {};

/**
 * A full-width part of a page with the container inside. Prose rules stop at its `data-section`. Its heading leads to it: as a
 * landmark with that name it would be heard twice, and a page would have twenty landmarks.
 */
export function Section({
  tone = 'open',
  eyebrow,
  heading,
  lead,
  isMeasured = false,
  isBeside = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const mark = usePartMark();
  return (
    <section
      {...mark}
      {...rest}
      className={classNames(styles.root, isBeside && styles.aroundBeside, className)}
      data-section=""
      data-tone={tone}
    >
      <Fold />
      {tone === 'dark' && <Girih className={styles.lattice} />}
      <div className={classNames('container', isMeasured && styles.measured, isBeside && styles.beside)}>
        {(eyebrow || heading || lead) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {heading && <h2 className={styles.heading}>{heading}</h2>}
            {lead && <div className={`lead ${styles.lead}`}>{lead}</div>}
          </div>
        )}
        <TitleLevel value={heading ? 'h3' : 'h2'}>
          <PartMark value={none}>{children}</PartMark>
        </TitleLevel>
      </div>
    </section>
  );
}
