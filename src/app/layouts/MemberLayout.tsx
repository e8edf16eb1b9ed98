import { useLabels } from '../../site/hooks.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import styles from './MemberLayout.module.css';
import { EntryHead } from './parts/EntryHead.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import { Skills } from './parts/Skills.tsx';
import { TextWithPanel } from './parts/TextWithPanel.tsx';
import type { LayoutProps } from './props.ts';

/** A template team member (spec section 2, "Template pages"). */
export function MemberLayout({ data, children }: LayoutProps<'member'>) {
  const { template: labels, previous, next } = useLabels();
  return (
    <article>
      <EntryHead
        heading={data.name}
        lead={data.role}
        picture={<Avatar name={data.name} size="portrait" className={styles.portrait} />}
      />
      <TextWithPanel title={labels.skills} panel={<Skills skills={data.skills} />}>
        {children}
      </TextWithPanel>
      <Neighbours label={labels.neighbours} previous={previous} next={next} />
    </article>
  );
}
