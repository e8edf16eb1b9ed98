import { Carousel } from '../../../../mdx-components/_shared/Carousel/Carousel.tsx';
import { Impact } from '../../../../mdx-components/_shared/Impact/Impact.tsx';
import thread from '../../../../mdx-components/_shared/thread.module.css';
import { VideoBlock } from '../../../../mdx-components/VideoBlock/VideoBlock.tsx';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { ContactAction } from '../../../app/layouts/parts/ContactAction.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Neighbours } from '../../../app/layouts/parts/Neighbours.tsx';
import { TextWithPanel } from '../../../app/layouts/parts/TextWithPanel.tsx';
import { useQuery } from '../../../site/hooks.ts';
import { template as labels } from '../../../site/labels.template.ts';
import { usePart } from '../../../site/part.tsx';
import { Author } from '../../../ui/Author.tsx';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import { Section } from '../../../ui/Section.tsx';
import { serviceColours } from '../../../vocabulary.ts';
import styles from './ServiceLayout.module.css';

/** A template service with a video and quotes of clients (tests/spec/02-template.spec.ts). */
export function ServiceLayout({ data, children }: LayoutProps<'service'>) {
  const extras = useQuery('serviceExtras');
  const audience = serviceColours[data.category ?? ''] ?? 'students';
  return (
    <article {...usePart('touched')}>
      <EntryHead
        heading={data.title}
        lead={data.description}
        audience={audience}
        label={<EntryLabel category={data.category ?? labels.service} icon={data.icon} audience={audience} />}
        picture={<Scene name={data.scene} />}
      >
        <ContactAction />
      </EntryHead>
      <div className={thread.root}>
        <TextWithPanel
          title={labels.included}
          follows
          benefits={data.benefits}
          panel={
            <>
              <ul className={styles.list}>
                {data.features.map((feature) => (
                  <li key={feature}>
                    <Icon name="circle-check" />
                    {feature}
                  </li>
                ))}
              </ul>
              <p className={styles.contact}>
                <ContactAction variant="secondary" />
              </p>
            </>
          }
        >
          {children}
        </TextWithPanel>
      </div>
      <Impact impact={data.impact} />
      {extras && (
        <>
          <div className={styles.video}>
            <VideoBlock heading={extras.video.heading} label={extras.video.label} scene={extras.video.scene}>
              {extras.video.text}
            </VideoBlock>
          </div>
          <Quotes heading={extras.heading} quotes={extras.quotes} />
        </>
      )}
      <Neighbours labels={labels} />
    </article>
  );
}

interface QuotesProps {
  heading: string;
  quotes: readonly { name: string; role: string; text: string }[];
}

/** One quote at a time: 1 slide, spacing 50, loop, 1800 ms (tests/spec/09-constants.spec.ts). */
function Quotes({ heading, quotes }: QuotesProps) {
  return (
    <Section tone="tint">
      <Carousel
        label={heading}
        header={<h2 className={styles.heading}>{heading}</h2>}
        slides={quotes.map(({ name, role, text }) => (
          <figure key={name} className={styles.quote}>
            <blockquote className={`star-before ${styles.words}`}>{text}</blockquote>
            <Author name={name} role={role} className={styles.author} />
          </figure>
        ))}
        speed={1800}
        arrows
        pagination
      />
    </Section>
  );
}
