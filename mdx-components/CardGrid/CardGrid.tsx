import type { PropsWithChildren } from 'react';
import { Card } from '../../src/ui/Card.tsx';
import { Figure } from '../../src/ui/Figure.tsx';
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

/** A card. With `href`, the whole card is clickable; `scene` adds a picture, `value` a number at the top. */
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
  return (
    <li className={styles.item} data-audience={audience}>
      <Card
        heading={title}
        headingLevel={useTitleLevel()}
        href={href}
        icon={icon}
        audience={audience}
        className={styles.card}
      >
        {value && <Figure value={value} unit={unit} size="large" className={styles.value} />}
        <div className={styles.text}>{children}</div>
        {scene && <SceneCard scene={scene} crop="card" className={styles.scene} />}
      </Card>
    </li>
  );
}
