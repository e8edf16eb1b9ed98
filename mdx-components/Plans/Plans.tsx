import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { classNames } from '../../src/class-names.ts';
import type { Settings } from '../../src/content/schemas/settings.ts';
import { useLabels, useSite } from '../../src/site/hooks.ts';
import { writtenNumber } from '../../src/site/numbers-and-dates.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Figure } from '../../src/ui/Figure.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { Section, useTitleLevel } from '../../src/ui/Section.tsx';
import panel from '../_shared/panel.module.css';
import starred from '../_shared/starred.module.css';
import styles from './Plans.module.css';
import type { PlanFeatureProps, PlansProps } from './Plans.props.ts';

type Plan = PlanFeatureProps['plan'];

/** Returns the lines of one plan, recognised by their prop, never by their type. */
const linesOf = (plan: Plan, children: ReactNode) =>
  Children.toArray(children).filter(
    (child) => isValidElement<Partial<PlanFeatureProps>>(child) && child.props.plan === plan,
  );

/** Two plans (tests/spec/02-pages.spec.ts); titles, prices and addresses come from the settings. */
export function Plans({ heading, eyebrow, children }: PropsWithChildren<PlansProps>) {
  const { tutor, center } = useSite().settings.plans;
  return (
    <Section isMeasured heading={heading} eyebrow={eyebrow} data-flush="">
      <div className={styles.grid} data-lapis="">
        <PlanCard plan="tutor" facts={tutor}>
          {linesOf('tutor', children)}
        </PlanCard>
        <PlanCard plan="center" facts={center}>
          {linesOf('center', children)}
        </PlanCard>
      </div>
    </Section>
  );
}

/** A line of a plan. */
export function PlanFeature({ children }: PropsWithChildren<PlanFeatureProps>) {
  return <li>{children}</li>;
}

type PlanCardProps = {
  plan: Plan;
  facts: Settings['plans'][Plan];
  children: readonly ReactNode[];
};

function PlanCard({ plan, facts, children }: PlanCardProps) {
  const labels = useLabels().plans;
  const Heading = useTitleLevel();
  return (
    <div
      className={classNames(styles.card, panel.root)}
      data-plan={plan}
      data-tone={plan === 'tutor' ? 'dark' : undefined}
    >
      {plan === 'tutor' && <Girih className={styles.lattice} />}
      <Heading className={styles.title}>{facts.title}</Heading>
      <p className={styles.price}>
        {facts.price === undefined ? (
          <span className={styles.words}>{facts.priceText}</span>
        ) : (
          <Figure value={writtenNumber(facts.price, 'ru')} unit={facts.currency} size="large" />
        )}
        <span className={styles.period}>{facts.period}</span>
      </p>
      <Button href={facts.href} variant={plan === 'tutor' ? 'primary' : 'secondary'} marksTarget>
        {labels[plan]}
      </Button>
      {children.length > 0 && <ul className={classNames(styles.lines, starred.root)}>{children}</ul>}
    </div>
  );
}
