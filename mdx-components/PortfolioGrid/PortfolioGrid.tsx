import { useEffect, useId, useState } from 'react';
import type { PortfolioCard } from '../../src/content/cards.ts';
import { useLabels, useQuery } from '../../src/site/hooks.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { PortfolioCategory } from '../../src/vocabulary.ts';
import { SceneCard } from '../_shared/SceneCard/SceneCard.tsx';
import styles from './PortfolioGrid.module.css';
import type { PortfolioGridProps } from './PortfolioGrid.props.ts';

/** Order of the filter (spec section 4, "Portfolio filter"). */
const filters = ['all', 'technology', 'helpdesk', 'analysis', 'marketing'] as const;
type Filter = (typeof filters)[number];

/** Colour of a project's mount, so that a category is seen before it is read. */
const tints = {
  technology: 'tutors',
  helpdesk: 'students',
  analysis: 'parents',
  marketing: 'centers',
} as const satisfies Record<PortfolioCategory, string>;

/** Items 9 to 18 behind a category filter; without JavaScript all of them are shown (spec sections 2 and 9). */
export function PortfolioGrid({ heading }: PortfolioGridProps) {
  const items = useQuery('portfolio');
  const labels = useLabels().portfolio;
  const [filter, setFilter] = useState<Filter>('all');
  const shown = items.filter((item) => filter === 'all' || item.category === filter);
  return (
    <Section heading={heading}>
      <FilterBar value={filter} onChange={setFilter} />
      <p className="visually-hidden" role="status">
        {labels.shown(shown.length)}
      </p>
      <ul className={styles.grid}>
        {shown.map((item) => (
          <Project key={item.url} item={item} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </Section>
  );
}

function FilterBar({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) {
  const labels = useLabels().portfolio;
  const name = useId();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <fieldset className={styles.filter} disabled={!ready}>
      <legend className="visually-hidden">{labels.filter}</legend>
      {filters.map((filter) => (
        <label key={filter} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={filter}
            checked={value === filter}
            onChange={() => onChange(filter)}
          />
          {labels[filter]}
        </label>
      ))}
    </fieldset>
  );
}

function Project({ item, level: Heading }: { item: PortfolioCard; level: 'h2' | 'h3' }) {
  const labels = useLabels().portfolio;
  return (
    <li className={styles.project}>
      <SceneCard scene={item.scene} audience={tints[item.category]} fit="cut" className={styles.picture} />
      <p className={styles.tags}>
        <span className={styles.category}>{labels[item.category]}</span>
        <span>{item.thumb1}</span>
        <span>{item.thumb2}</span>
      </p>
      <Heading className={styles.title}>
        <CardLink href={item.url}>{item.title}</CardLink>
      </Heading>
      <p className={styles.sub}>{item.sub}</p>
    </li>
  );
}
