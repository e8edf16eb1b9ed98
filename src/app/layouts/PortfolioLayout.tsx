import { ProjectCard } from '../../../mdx-components/_shared/ProjectCard/ProjectCard.tsx';
import { useLabels, useQuery } from '../../site/hooks.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PortfolioLayout.module.css';
import { EntryHead } from './parts/EntryHead.tsx';
import { Facts } from './parts/Facts.tsx';
import type { LayoutProps } from './props.ts';

/** A template portfolio item with two similar projects (spec section 2, "Template pages"). */
export function PortfolioLayout({ data, children }: LayoutProps<'portfolio'>) {
  const { template: labels } = useLabels();
  const similar = useQuery('similarPortfolio');
  return (
    <article>
      <EntryHead
        heading={data.title}
        lead={data.sub}
        label={
          <>
            <Chip>{data.thumb1}</Chip>
            <Chip>{data.thumb2}</Chip>
          </>
        }
        picture={<Scene name={data.scene} />}
      />
      <div className={`container ${styles.body}`}>
        <div className="prose">{children}</div>
        <Facts
          facts={[
            { label: labels.category, value: labels.categories[data.category] },
            { label: labels.industry, value: data.industry },
            { label: labels.country, value: data.country },
            { label: labels.technologies, value: data.technologies.join(', ') },
          ]}
        />
      </div>
      <Section tone="tint" heading={labels.similar}>
        <ul className={styles.similar}>
          {similar.map((item) => (
            <ProjectCard key={item.url} item={item} level="h3" />
          ))}
        </ul>
      </Section>
    </article>
  );
}
