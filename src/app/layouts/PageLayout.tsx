import styles from './PageLayout.module.css';
import type { LayoutProps } from './props.ts';

/** Pages composed in their body. `prose: true` keeps a free column beside the text for a table of contents. */
export function PageLayout({ data, children }: LayoutProps<'page'>) {
  if (!data.prose) return <div className="page prose">{children}</div>;
  return (
    <div className={styles.long}>
      <div className="page prose">{children}</div>
    </div>
  );
}
