import { useState } from 'react';
import { ImpactCards } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import { ImpactPeople } from '../../../../mdx-components/_shared/Impact/ImpactPeople.tsx';
import { audienceOf, featureImpact } from '../../../../mdx-components/_shared/Impact/impact-cards.ts';
import { CallToAction } from '../../../../mdx-components/CallToAction/CallToAction.tsx';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Neighbours } from '../../../app/layouts/parts/Neighbours.tsx';
import { TouchedPart } from '../../../app/takeover/Boundary.tsx';
import { useLabels, useSite } from '../../../site/hooks.ts';
import { platform } from '../../../site/labels.platform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { preloadScenes, Scene } from '../../../ui/Scene.tsx';
import { Section } from '../../../ui/Section.tsx';
import { type Audience, playedScenes, type SceneName, sceneShapes } from '../../../vocabulary.ts';
import styles from './FeatureLayout.module.css';
import type { FeatureStory } from './index.ts';

/** The four people of `/solutions`. */
const faces: Record<Exclude<Audience, 'all'>, { name: string; image: string }> = {
  tutors: { name: 'Дилфуза', image: '/people/dilfuza-karimova.svg' },
  students: { name: 'Малика', image: '/people/malika-yusupova.svg' },
  parents: { name: 'Нилуфар', image: '/people/nilufar-yusupova.svg' },
  centers: { name: 'Рустам', image: '/people/rustam-ibragimov.svg' },
};

/** A platform feature (tests/spec/02-features.spec.ts). */
export function FeatureLayout({ data, children }: LayoutProps<'feature'>) {
  const { feature: labels } = platform;
  const { categories, plans } = useLabels();
  const call = labels.calls[data.category];
  const plan = data.category === 'centers' ? 'center' : 'tutor';
  const action = { text: plans[plan], href: useSite().settings.plans[plan].href };
  // Neighbouring features differ in composition: a timeline if the writer has a story, otherwise two variants by order.
  const { story } = data;
  const turn = story ? 'story' : data.order % 3 === 2 ? 'even' : 'odd';
  const most = data.audience === 'all' ? data.category : data.audience;
  const impact = featureImpact(data.impact);
  const shape = sceneShapes[data.scene];
  return (
    <article className={styles.root} data-turn={turn}>
      <EntryHead
        heading={data.title}
        lead={data.tagline}
        audience={data.category}
        pattern={data.audience}
        label={
          <Chip audience={data.category} icon={data.icon}>
            {categories[data.category]}
          </Chip>
        }
        picture={<PlayedScene name={data.scene} />}
        className={shape && styles[shape]}
      >
        <Button href={action.href} marksTarget>
          {action.text}
        </Button>
      </EntryHead>
      {story && <Story {...story} />}
      <Section isBeside heading={labels.what}>
        <div className={styles.split}>
          <p className={`lead ${styles.lead}`}>{data.description}</p>
          <div className="prose">{children}</div>
        </div>
      </Section>
      <Section tone={turn === 'even' ? 'dark' : 'tint'}>
        <div className={styles.benefits}>
          <h2>{labels.benefits}</h2>
          <ul className={styles.list} data-audience={data.category}>
            {data.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </Section>
      <Section heading={labels.why}>
        {story ? (
          <ImpactPeople cards={impact} faces={faces} />
        ) : (
          <ImpactCards cards={impact} lead={most} face={faces[most]} isFlipped={turn === 'even'} />
        )}
      </Section>
      <Neighbours labels={labels} />
      <CallToAction heading={call.heading} action={action}>
        <p>{call.text}</p>
      </CallToAction>
    </article>
  );
}

/** The scene in the head of a feature: an interactive one hydrates when touched, others are pictures. */
function PlayedScene({ name }: { name: SceneName }) {
  const [load] = useState(() => () => preloadScenes([name]));
  if (!playedScenes.includes(name)) return <Scene name={name} />;
  return (
    <TouchedPart load={load}>
      <Scene name={name} isPlayed />
    </TouchedPart>
  );
}

/** Timeline of a feature: what happens to whom at which hour or day. */
function Story({ heading, moments }: FeatureStory) {
  return (
    <Section tone="dark" heading={heading}>
      <ol className={styles.thread}>
        {moments.map(({ time, who, text }) => (
          <li key={text} className={styles.moment} data-audience={audienceOf(who)}>
            <p className={styles.time}>{time}</p>
            <p className={styles.who}>{platform.tellers[who]}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
