import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { useQuery } from '../../src/site/hooks.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Chip } from '../../src/ui/Chip.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Items, useItemIndex } from '../_shared/items.tsx';
import panel from '../_shared/panel.module.css';
import shelf from '../_shared/shelf.module.css';
import styles from './KeyTools.module.css';
import type { KeyToolsProps, ToolProps } from './KeyTools.props.ts';

/** The key tools as a bento (tests/spec/03-records.spec.ts): the first cell, if wide, is the page's lapis one. */
export function KeyTools({ eyebrow, heading, children }: PropsWithChildren<KeyToolsProps>) {
  return (
    <Section isMeasured tone="raised" eyebrow={eyebrow} heading={heading}>
      <div className={classNames(styles.grid, shelf.root)} data-lapis="">
        <Items>{children}</Items>
      </div>
    </Section>
  );
}

/**
 * One tool. Title, picture and address come from its feature (`scene` replaces a picture that the page shows already);
 * children are the sentence about it.
 */
export function Tool({ slug, tag1, tag2, width, scene, children }: PropsWithChildren<ToolProps>) {
  const feature = useQuery('featureTool', { slug });
  const index = useItemIndex();
  if (!feature) return null;
  const dark = index === 0 && width === 'wide';
  return (
    <article
      className={classNames(styles.cell, panel.root, panel.lifted)}
      data-width={width}
      data-audience={feature.audience}
      data-tone={dark ? 'dark' : undefined}
    >
      <p className={`cluster ${styles.tags}`}>
        <Chip className={styles.tag}>{tag1}</Chip>
        <Chip className={styles.tag}>{tag2}</Chip>
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink href={feature.url}>{feature.title}</CardLink>
        </h3>
        <div className="words">{children}</div>
      </div>
      <div className={styles.window}>
        <Scene
          name={scene ?? feature.scene}
          crop={width === 'wide' ? undefined : 'card'}
          className={styles.scene}
        />
      </div>
    </article>
  );
}
