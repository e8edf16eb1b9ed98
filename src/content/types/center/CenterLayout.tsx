import { Brief } from '../../../../mdx-components/_shared/Brief/Brief.tsx';
import { Impact } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import strip from '../../../../mdx-components/_shared/strip.module.css';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { platform } from '../../../site/labels.platform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import styles from './CenterLayout.module.css';

/** A learning centre's public profile (tests/spec/02-pages.spec.ts). */
export function CenterLayout({ data, children }: LayoutProps<'center'>) {
  const { center: labels } = platform;
  const figures = [
    { value: data.groups, caption: labels.groups(data.groups) },
    { value: data.tutors, caption: labels.tutors(data.tutors) },
    { value: data.students, caption: labels.students(data.students) },
    { value: data.since, caption: labels.since },
  ];
  return (
    <article className={styles.root}>
      <EntryHead
        heading={data.title}
        lead={data.description}
        audience="centers"
        label={<EntryLabel category={data.category ?? labels.kind} icon={data.icon} audience="centers" />}
        picture={<Scene name={data.scene} />}
      >
        <p className={styles.place}>
          <Icon name="map-pin" />
          {data.city}, {data.address}
        </p>
        <div className={`cluster ${styles.actions}`}>
          <Button href="site:login" marksTarget>
            {labels.call}
          </Button>
          <Button href="/centers" variant="quiet">
            {labels.more}
          </Button>
        </div>
        <div>
          <p className={styles.title}>{labels.subjects}</p>
          <ul className="cluster">
            {data.subjects.map((subject) => (
              <li key={subject}>
                <Chip audience="centers" className={styles.subject}>
                  {subject}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      </EntryHead>
      <div className={`container ${styles.measured}`}>
        <dl className={`${strip.root} ${styles.figures}`}>
          {figures.map(({ value, caption }) => (
            <div key={caption}>
              <dt>{caption}</dt>
              <dd>
                <Figure value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="page prose">
        <Brief items={data.benefits} />
        {children}
      </div>
      <Impact impact={data.impact} />
    </article>
  );
}
