import { Fragment } from 'react';
import { Brief } from '../../../../mdx-components/_shared/Brief/Brief.tsx';
import { Impact } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import { ProjectCard, projectAudience } from '../../../../mdx-components/_shared/ProjectCard/ProjectCard.tsx';
import { Portal } from '../../../../mdx-components/Portal/Portal.tsx';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { ContactAction } from '../../../app/layouts/parts/ContactAction.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { useLabels, useQuery } from '../../../site/hooks.ts';
import { template as labels } from '../../../site/labels.template.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import { Section } from '../../../ui/Section.tsx';
import styles from './PortfolioLayout.module.css';

/** A template portfolio item with two similar projects (tests/spec/02-template.spec.ts). */
export function PortfolioLayout({ data, children }: LayoutProps<'portfolio'>) {
  const { portfolio } = useLabels();
  const similar = useQuery('similarPortfolio');
  const audience = projectAudience[data.category];
  const { eyebrow, heading, text, action } = labels.projectCall;
  const facts = [
    { label: labels.category, value: portfolio[data.category] },
    { label: labels.industry, value: data.industry },
    { label: labels.country, value: data.country },
    { label: labels.technologies, value: <Names of={data.technologies} /> },
  ];
  return (
    <article className={styles.root}>
      <EntryHead
        heading={data.title}
        lead={data.sub}
        audience={audience}
        label={
          <>
            <EntryLabel icon={data.icon} />
            <Chip>{data.thumb1}</Chip>
            <Chip>{data.thumb2}</Chip>
          </>
        }
        picture={<Scene name={data.scene} />}
      >
        <ContactAction />
      </EntryHead>
      <div className={`container ${styles.body}`}>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="fine-print">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={`prose ${styles.story}`}>
          <Brief items={data.benefits} />
          {children}
        </div>
      </div>
      <Impact impact={data.impact} />
      <Section tone="tint" heading={labels.similar}>
        <ul className={styles.similar}>
          {similar.map((item) => (
            <ProjectCard key={item.url} item={item} level="h3" />
          ))}
        </ul>
      </Section>
      <Portal
        eyebrow={eyebrow}
        heading={heading}
        scene="scattered"
        audience={audience}
        action={{ text: action, href: '/contact' }}
      >
        <p>{text}</p>
      </Portal>
    </article>
  );
}

/** A list of names, with breaks between them rather than inside one. */
function Names({ of: names }: { of: string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      <span>{place < names.length - 1 ? `${name},` : name}</span>{' '}
    </Fragment>
  ));
}
