import { Children, type ReactNode } from 'react';
import { classNames } from '../../../src/class-names.ts';
import { Girih } from '../../../src/ui/Girih.tsx';
import { More } from '../../../src/ui/More.tsx';
import type { Audience } from '../../../src/vocabulary.ts';
import panel from '../panel.module.css';
import { RuledGrid } from '../RuledGrid/RuledGrid.tsx';
import styles from './PanelGroup.module.css';

export interface PanelGroupProps {
  /** The group's name on the panel, a heading element. */
  heading: ReactNode;
  /** Beside the name: the number of items, a link to their page. */
  note: ReactNode;
  /** Audience whose colours and pattern it has. */
  audience: Audience;
  /** Anchor of the group. */
  id?: string | undefined;
  /** `<RuledCell>`s. */
  children: ReactNode;
}

/** Number of items to show; the rest is folded. */
const unfolded = 12;

/** Items of one kind between hairlines, below a band with the name of the kind. */
export function PanelGroup({ heading, note, audience, id, children }: PanelGroupProps) {
  return (
    <div className={styles.group} id={id} data-audience={audience}>
      <div className={classNames(styles.panel, panel.root)}>
        <Girih audience={audience} className={styles.lattice} />
        <div className={`cluster ${styles.name}`}>
          {heading}
          <div className={styles.note}>{note}</div>
        </div>
      </div>
      <More items={Children.toArray(children)} unfolded={unfolded}>
        {(cells) => <RuledGrid>{cells}</RuledGrid>}
      </More>
    </div>
  );
}
