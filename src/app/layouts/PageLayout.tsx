import { Chip } from '../../ui/Chip.tsx';
import styles from './PageLayout.module.css';
import { EntryHead } from './parts/EntryHead.tsx';
import { TextFoot } from './parts/TextFoot.tsx';
import { hasToc, Toc } from './parts/Toc.tsx';
import type { LayoutProps } from './props.ts';

/** Pages composed in their body. With `prose: true` the body is one long text under its title, contents at its side. */
export function PageLayout({ data, headings, children }: LayoutProps<'page'>) {
  if (!data.prose) return <div className="page prose">{children}</div>;
  return (
    <article className={styles.long}>
      <EntryHead
        heading={data.title}
        lead={data.lead ?? data.description}
        label={data.badge && <Chip>{data.badge}</Chip>}
      />
      <div className={`container ${styles.grid}`} data-toc={hasToc(headings) || undefined}>
        {hasToc(headings) && <Toc headings={headings} />}
        <div className="prose">
          {children}
          <TextFoot />
        </div>
      </div>
    </article>
  );
}
