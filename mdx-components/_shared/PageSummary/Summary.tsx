import type { PageAbout } from '../../../src/site/context.ts';
import { Section } from '../../../src/ui/Section.tsx';
import { Brief } from '../Brief/Brief.tsx';
import { Impact } from '../Impact/Impact.tsx';

/** The summary of a page composed of sections, and whom it helps. */
export function Summary({ benefits, impact }: Pick<PageAbout, 'benefits' | 'impact'>) {
  return (
    <>
      {benefits && (
        <Section>
          <Brief items={benefits} />
        </Section>
      )}
      <Impact impact={impact} />
    </>
  );
}
