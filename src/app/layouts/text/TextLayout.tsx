import { Brief } from '../../../../mdx-components/_shared/Brief/Brief.tsx';
import { Impact } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import { useLabels } from '../../../site/hooks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import type { LayoutProps } from '../index.ts';
import { EntryHead } from '../parts/EntryHead.tsx';
import { TextFoot } from '../parts/TextFoot.tsx';
import { hasToc, Toc } from '../parts/Toc.tsx';
import styles from './TextLayout.module.css';

/** Layout of a long text with a table of contents at its side. */
export function TextLayout({ data, headings, children }: LayoutProps<'page'>) {
  const { ask } = useLabels().search;
  const { category, icon, badge } = data;
  return (
    <article>
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
      >
        <Button href="/contact" variant="secondary" marksTarget>
          {ask}
        </Button>
      </EntryHead>
      <div className={`container ${styles.grid}`} data-toc={hasToc(headings) || undefined}>
        {hasToc(headings) && <Toc headings={headings} />}
        <div className="prose">
          <Brief items={data.benefits} />
          {children}
          <TextFoot isDated={badge !== undefined} />
        </div>
      </div>
      <Impact impact={data.impact} />
    </article>
  );
}
