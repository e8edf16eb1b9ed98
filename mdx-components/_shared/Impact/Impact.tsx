import type { Impact as Texts } from '../../../src/content/schemas/entry-fields.ts';
import { useLabels } from '../../../src/site/hooks.ts';
import { Section } from '../../../src/ui/Section.tsx';
import type { Audience } from '../../../src/vocabulary.ts';
import { ImpactCards } from './ImpactCards.tsx';
import { impactCards } from './impact-cards.ts';

interface ImpactProps {
  impact: Texts | undefined;
  /** Whom the entry is for, by default the first. */
  lead?: Audience | undefined;
}

/** Cards with an entry's impact for each role, if it has any. */
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
