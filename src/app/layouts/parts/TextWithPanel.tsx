import type { ReactNode } from 'react';
import { Brief } from '../../../../mdx-components/_shared/Brief/Brief.tsx';
import styles from './TextWithPanel.module.css';

interface TextWithPanelProps {
  /** Heading of the panel. */
  title: string;
  panel: ReactNode;
  /** True if the panel is sticky. */
  follows?: boolean | undefined;
  /** Summary before the text. */
  benefits?: readonly string[] | undefined;
  children: ReactNode;
}

/** The text of an entry with a tinted panel beside it, or below it on narrow screens. */
export function TextWithPanel({ title, panel, follows = false, benefits, children }: TextWithPanelProps) {
  return (
    <div className={`container ${styles.grid}`}>
      <div className="prose">
        <Brief items={benefits} />
        {children}
      </div>
      <section className={styles.panel} data-follows={follows || undefined}>
        <h2 className={styles.title}>{title}</h2>
        {panel}
      </section>
    </div>
  );
}
