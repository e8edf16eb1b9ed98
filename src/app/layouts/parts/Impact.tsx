import { ImpactCards } from '../../../../mdx-components/_shared/Impact/ImpactCards.tsx';
import { impactCards } from '../../../../mdx-components/_shared/Impact/impact-cards.ts';
import type { Impact as Texts } from '../../../content/schemas/entry-fields.ts';
import { useLabels } from '../../../site/hooks.ts';
import { Section } from '../../../ui/Section.tsx';

/** Cards with the entry's impact for each role, if it has any. */
export function Impact({ impact }: { impact: Texts | undefined }) {
  const { whom } = useLabels();
  return (
    impact && (
      <Section tone="tint" heading={whom}>
        <ImpactCards cards={impactCards(impact)} />
      </Section>
    )
  );
}
