import type { ReactNode } from 'react';
import { usePage } from '../../src/site/hooks.ts';
import { Section } from '../../src/ui/Section.tsx';
import styles from './ReleaseList.module.css';
import type { ReleaseProps } from './ReleaseList.props.ts';

/** Updates of the platform, newest first, along a thread with a star for each. */
export function ReleaseList({ children }: { children?: ReactNode | undefined }) {
  return (
    <Section>
      <ol className={styles.list}>{children}</ol>
    </Section>
  );
}

/** One update: its day and what changed. */
export function Release({ date, title, children }: ReleaseProps & { children?: ReactNode | undefined }) {
  const { lang } = usePage();
  const shown = new Date(`${date}T00:00:00Z`)
    .toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/\s*г\.$/, '')
    .replaceAll(' ', '\u00a0');
  return (
    <li className={styles.release}>
      <time className={styles.date} dateTime={date}>
        {shown}
      </time>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.text}>{children}</div>
      </div>
    </li>
  );
}
