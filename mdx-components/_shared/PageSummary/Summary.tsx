import type { PageAbout } from '../../../src/site/context.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { Section } from '../../../src/ui/Section.tsx';
import { Brief } from '../Brief/Brief.tsx';
import { ImpactCards } from '../Impact/ImpactCards.tsx';
import { impactCards } from '../Impact/impact-cards.ts';

/** The summary of a page composed of sections, and whom it helps. */
export function Summary({ benefits, impact }: Pick<PageAbout, 'benefits' | 'impact'>) {
  const { brief, whom } = useLabels();
  return (
    <>
      {benefits && (
        <Section>
          <Brief title={brief} items={benefits} />
        </Section>
      )}
      {impact && (
        <Section tone="tint" heading={whom}>
          <ImpactCards cards={impactCards(impact)} />
        </Section>
      )}
    </>
  );
}
