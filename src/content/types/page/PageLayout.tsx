import { Brief } from '../../../../mdx-components/_shared/Brief/Brief.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Impact } from '../../../app/layouts/parts/Impact.tsx';
import { TextFoot } from '../../../app/layouts/parts/TextFoot.tsx';
import { hasToc, Toc } from '../../../app/layouts/parts/Toc.tsx';
import type { LayoutProps } from '../../../app/layouts/props.ts';
import { useLabels } from '../../../site/hooks.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import styles from './PageLayout.module.css';

/** Pages composed in their body. With `prose: true` the body is one long text under its title, contents at its side. */
export function PageLayout(props: LayoutProps<'page'>) {
  return props.data.prose ? <LongText {...props} /> : <div className="page prose">{props.children}</div>;
}

function LongText({ data, headings, children }: LayoutProps<'page'>) {
  const labels = useLabels();
  const { category, icon, badge, benefits } = data;
  return (
    <article className={styles.long}>
      <EntryHead
        heading={data.title}
        lead={data.lead ?? data.description}
        label={
          (category || icon || badge) && (
            <>
              <EntryLabel category={category} icon={icon} />
              {badge && <Chip>{badge}</Chip>}
            </>
          )
        }
      />
      <div className={`container ${styles.grid}`} data-toc={hasToc(headings) || undefined}>
        {hasToc(headings) && <Toc headings={headings} />}
        <div className="prose">
          {benefits && <Brief title={labels.brief} items={benefits} />}
          {children}
          <TextFoot isDated={badge !== undefined} />
        </div>
      </div>
      <Impact impact={data.impact} />
    </article>
  );
}
