import type { PropsWithChildren } from 'react';
import { useLabels } from '../../src/site/hooks.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Disclosure, DisclosureGroup } from '../../src/ui/Disclosure.tsx';
import { Eyebrow } from '../../src/ui/Eyebrow.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Items, useItemIndex } from '../_shared/items.tsx';
import styles from './Faq.module.css';
import type { FaqProps, QuestionProps } from './Faq.props.ts';

/**
 * Questions and answers: one open at a time, initially the first; a click on it closes it. A link leads to the
 * contacts. The same elements have microdata for search engines:
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage.
 */
export function Faq({ eyebrow, heading, children }: PropsWithChildren<FaqProps>) {
  const { ask } = useLabels().search;
  return (
    <Section isMeasured itemScope itemType="https://schema.org/FAQPage">
      <div className={styles.grid}>
        <div className={`stack ${styles.head}`}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2>{heading}</h2>
          <Button href="/contact" variant="quiet">
            {ask}
          </Button>
        </div>
        <DisclosureGroup>
          <Items>{children}</Items>
        </DisclosureGroup>
      </div>
    </Section>
  );
}

/** One question; children are the answer. */
export function Question({ title, children }: PropsWithChildren<QuestionProps>) {
  const index = useItemIndex();
  return (
    <Disclosure summary={title} open={index === 0} isQuestion>
      {children}
    </Disclosure>
  );
}
