import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { Author } from '../../src/ui/Author.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section, TitleLevel, useTitleLevel } from '../../src/ui/Section.tsx';
import { elementsOf } from '../_shared/items.tsx';
import panel from '../_shared/panel.module.css';
import styles from './PlatformCards.module.css';
import type { PlatformCardProps, PlatformCardsProps } from './PlatformCards.props.ts';

/** Placeholder for a catalogue on the platform; the button opens it in a new tab (tests/spec/02-pages.spec.ts). */
export function PlatformCards({
  label,
  heading,
  side,
  samples,
  children,
}: PropsWithChildren<PlatformCardsProps>) {
  return (
    <Section isMeasured data-flush="">
      <div className={`halves ${styles.layout}`} data-side={side}>
        <div className={classNames(styles.gate, panel.root)} data-tone="dark">
          <Girih className={styles.lattice} />
          <div className={styles.samples} aria-hidden="true">
            {samples.map(({ name, about, image }) => (
              <Author key={name} as="div" name={name} role={about} image={image} className={styles.sample} />
            ))}
          </div>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          <Button href="site:login" marksTarget>
            {label}
          </Button>
        </div>
        <TitleLevel value={heading ? 'h3' : 'h2'}>
          <ul className={styles.cards} data-count={elementsOf(children).length}>
            {children}
          </ul>
        </TitleLevel>
      </div>
    </Section>
  );
}

/** One card: an icon, a title and a text. */
export function PlatformCard({ icon, title, children }: PropsWithChildren<PlatformCardProps>) {
  const Heading = useTitleLevel();
  return (
    <li className={styles.card}>
      <Icon name={icon} size={24} className={styles.icon} />
      <div>
        <Heading className="as-h3">{title}</Heading>
        <div className={`words ${styles.text}`}>{children}</div>
      </div>
    </li>
  );
}
