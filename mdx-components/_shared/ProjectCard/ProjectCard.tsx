import type { PortfolioCard } from '../../../src/content/types/portfolio/index.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { CardLink } from '../../../src/ui/CardLink.tsx';
import type { PortfolioCategory } from '../../../src/vocabulary.ts';
import about from '../about.module.css';
import { SceneCard } from '../SceneCard/SceneCard.tsx';
import styles from './ProjectCard.module.css';

/** Colour of a project's mount and page, so that its category is visible at a glance. */
export const projectAudience = {
  technology: 'tutors',
  helpdesk: 'students',
  analysis: 'parents',
  marketing: 'centers',
} as const satisfies Record<PortfolioCategory, string>;

export interface ProjectCardProps {
  item: PortfolioCard;
  level: 'h2' | 'h3';
  /** How many cards its list has, if it is the first: it spans the page if the others fill their rows without it. */
  leads?: number | undefined;
}

/** A portfolio project in a list: its picture, tags, title and one line (tests/spec/03-records.spec.ts). */
export function ProjectCard({ item, level: Heading, leads = 0 }: ProjectCardProps) {
  const labels = useLabels().portfolio;
  // Known before the rest of the list has arrived.
  const spans = [leads % 2 === 1 && 'two', leads % 3 === 1 && 'three'].filter(Boolean).join(' ');
  return (
    <li className={styles.root} data-category={item.category} data-spans={spans || undefined}>
      <SceneCard scene={item.scene} audience={projectAudience[item.category]} className={styles.picture} />
      <p className={`cluster fine-print ${about.root} ${styles.tags}`}>
        <span>{labels[item.category]}</span>
        <span>{item.thumb1}</span>
        <span>{item.thumb2}</span>
      </p>
      <Heading className={`as-h3 ${styles.title}`}>
        <CardLink href={item.url}>{item.title}</CardLink>
      </Heading>
      <p className={styles.sub}>{item.sub}</p>
    </li>
  );
}
