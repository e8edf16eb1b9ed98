import { ImpactCards } from '../../../../mdx-components/_shared/Impact/ImpactCards.tsx';
import { impactCards } from '../../../../mdx-components/_shared/Impact/impact-cards.ts';
import type { Impact as Texts } from '../../../content/schemas/entry-fields.ts';
import { useLabels } from '../../../site/hooks.ts';
import { Section } from '../../../ui/Section.tsx';
import type { Audience } from '../../../vocabulary.ts';

interface ImpactProps {
  impact: Texts | undefined;
  /** Whom the entry is for, by default the first. */
  lead?: Audience | undefined;
}

/** Cards with the entry's impact for each role, if it has any. */
export function Impact({ impact, lead }: ImpactProps) {
  const { whom } = useLabels();
  return (
    impact && (
      <Section tone="tint" heading={whom}>
        <ImpactCards cards={impactCards(impact)} lead={lead} />
      </Section>
    )
  );
}
