import type { PropsWithChildren } from 'react';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Figure } from '../../src/ui/Figure.tsx';
import { IconTile } from '../../src/ui/Icon.tsx';
import { TargetIcon } from '../../src/ui/Link.tsx';
import { Section, useTitleLevel } from '../../src/ui/Section.tsx';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import styles from './CardGrid.module.css';
import type { CardGridProps, CardItemProps } from './CardGrid.props.ts';

/** Raised cards in as many columns as fit. */
export function CardGrid({ heading, eyebrow, children }: PropsWithChildren<CardGridProps>) {
  return (
    <Section tone="tint" heading={heading} eyebrow={eyebrow}>
      <ul className={styles.grid}>{children}</ul>
    </Section>
  );
}

/**
 * A card. With `href`, the whole card is clickable through the one link in its heading; `icon` is first, in a tinted square;
 * `scene` adds a picture, `value` a number at the top.
 */
export function CardItem({
  title,
  icon,
  scene,
  audience,
  value,
  unit,
  href,
  children,
}: PropsWithChildren<CardItemProps>) {
  const Heading = useTitleLevel();
  return (
    <li className={styles.item} data-audience={audience}>
      <div className={`sheet ${styles.card}`} data-link={href ? '' : undefined}>
        {(icon || href) && (
          <div className={styles.top} data-corner={icon ? undefined : ''}>
            {icon && <IconTile name={icon} audience={audience} />}
            {href && <TargetIcon href={href} className={styles.arrow} />}
          </div>
        )}
        <Heading className={styles.heading}>
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {value && <Figure value={value} unit={unit} size="large" className={styles.value} />}
        <div className={`words ${styles.text}`}>{children}</div>
        {scene && <SceneCard scene={scene} crop="card" className={styles.scene} />}
      </div>
    </li>
  );
}
