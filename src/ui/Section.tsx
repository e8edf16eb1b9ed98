import { type ComponentPropsWithRef, createContext, type ReactNode, useContext, useId } from 'react';
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
   * It may stand in the column of an article: its styles ask how wide that is, `@container (width >= …)`. What they say
   * without asking is the phone's, where no width is measured.
   */
  isMeasured?: boolean | undefined;
  /** On a wide window its heading stands beside what it names. */
  isBeside?: boolean | undefined;
}

/** Level of the titles in a section: h3 under its heading, h2 where it has none, so that no level is skipped. */
export const TitleLevel = createContext<'h2' | 'h3'>('h2');

/** The element of a title in the section around: `const Title = useTitleLevel()`. */
export const useTitleLevel = () => useContext(TitleLevel);

/** The mark belongs to the outermost section. */
const none = {};

/** A full-bleed part of a page with the container inside. Prose rules stop at its `data-section`. */
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
  const id = useId();
  const mark = usePartMark();
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      {...mark}
      {...rest}
      className={classNames(styles.root, className)}
      data-section=""
      data-tone={tone}
    >
      <Fold />
      {tone === 'dark' && <Girih className={styles.lattice} />}
      <div className={classNames('container', isMeasured && styles.measured, isBeside && styles.beside)}>
        {(eyebrow || heading || lead) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {heading && (
              <h2 id={id} className={styles.heading}>
                {heading}
              </h2>
            )}
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
        )}
        <TitleLevel value={heading ? 'h3' : 'h2'}>
          <PartMark value={none}>{children}</PartMark>
        </TitleLevel>
      </div>
    </section>
  );
}
