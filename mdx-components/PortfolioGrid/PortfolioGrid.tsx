import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLabels, useQuery } from '../../src/site/hooks.ts';
import pill from '../../src/ui/Pill.module.css';
import { Section } from '../../src/ui/Section.tsx';
import { ProjectCard } from '../_shared/ProjectCard/ProjectCard.tsx';
import styles from './PortfolioGrid.module.css';
import type { PortfolioGridProps } from './PortfolioGrid.props.ts';

/** Order of the filter (tests/spec/04-states.spec.ts). */
const filters = ['all', 'technology', 'helpdesk', 'analysis', 'marketing'] as const;
type Filter = (typeof filters)[number];

/** Items 9 to 18 with a category filter, initially all, also without JavaScript (tests/spec/09-constants.spec.ts). */
export function PortfolioGrid({ heading }: PortfolioGridProps) {
  const items = useQuery('portfolio');
  const labels = useLabels().portfolio;
  const [filter, setFilter] = useState<Filter>('all');
  const shown = items.filter((item) => filter === 'all' || item.category === filter);
  return (
    <Section isMeasured heading={heading} data-flush="">
      <FilterBar onChange={setFilter} />
      <p className="visually-hidden" role="status">
        {labels.shown(shown.length)}
      </p>
      <ul className={styles.grid} data-count={shown.length}>
        {shown.map((item, place) => (
          <ProjectCard
            key={item.url}
            item={item}
            level={heading ? 'h3' : 'h2'}
            leads={place === 0 ? shown.length : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Keeps the filter in the history entry, for visitors who open a project and come back. */
const keep = (filter: Filter) => history.replaceState({ ...history.state, filter }, '');

/** Native radio buttons keep a choice made before hydration; until then, CSS filters. */
function FilterBar({ onChange }: { onChange: (filter: Filter) => void }) {
  const labels = useLabels().portfolio;
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const radio = (state: string) => root.current?.querySelector<HTMLInputElement>(`input${state}`);
    const chosen = radio(':checked:not([value=all])') ?? radio(`[value="${history.state?.filter}"]`);
    if (!chosen) return;
    chosen.checked = true;
    const filter = chosen.value as Filter;
    keep(filter);
    onChange(filter);
  }, [onChange]);
  return (
    <fieldset ref={root} className={`cluster ${styles.filter}`}>
      <legend className="visually-hidden">{labels.filter}</legend>
      {filters.map((filter) => (
        <label key={filter} className={styles.choice}>
          <input
            className="filling"
            type="radio"
            name={name}
            value={filter}
            defaultChecked={filter === 'all'}
            onChange={() => {
              keep(filter);
              onChange(filter);
            }}
          />
          <span className={pill.root}>{labels[filter]}</span>
        </label>
      ))}
    </fieldset>
  );
}
