import { VideoBlock } from '../../../../mdx-components/VideoBlock/VideoBlock.tsx';
import { ContactAction } from '../../../app/layouts/parts/ContactAction.tsx';
import { EntryHead } from '../../../app/layouts/parts/EntryHead.tsx';
import { Impact } from '../../../app/layouts/parts/Impact.tsx';
import { Neighbours } from '../../../app/layouts/parts/Neighbours.tsx';
import { Quotes } from '../../../app/layouts/parts/Quotes.tsx';
import { TextWithPanel } from '../../../app/layouts/parts/TextWithPanel.tsx';
import type { LayoutProps } from '../../../app/layouts/props.ts';
import { useQuery } from '../../../site/hooks.ts';
import { template as labels } from '../../../site/labels.template.ts';
import { EntryLabel } from '../../../ui/EntryLabel.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Scene } from '../../../ui/Scene.tsx';
import { serviceColours } from '../../../vocabulary.ts';
import styles from './ServiceLayout.module.css';

/** A template service with a video and what clients say (tests/spec/02-template.spec.ts). */
export function ServiceLayout({ data, children }: LayoutProps<'service'>) {
  const extras = useQuery('serviceExtras');
  const audience = serviceColours[data.category ?? ''] ?? 'students';
  return (
    <article>
      <EntryHead
        heading={data.title}
        lead={data.description}
        audience={audience}
        label={
          <EntryLabel
            category={data.category ?? labels.service}
            icon={data.scene ? data.icon : undefined}
            audience={audience}
          />
        }
        picture={
          data.scene ? (
            <Scene name={data.scene} />
          ) : (
            <span className={styles.emblem}>
              <Icon name={data.icon} size={24} />
            </span>
          )
        }
      >
        <ContactAction />
      </EntryHead>
      <div className={styles.text}>
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
