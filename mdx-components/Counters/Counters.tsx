import { type PropsWithChildren, useRef } from 'react';
import { usePage } from '../../src/site/hooks.ts';
import { writtenNumber } from '../../src/site/numbers-and-dates.ts';
import { apart, Figure } from '../../src/ui/Figure.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import strip from '../_shared/strip.module.css';
import styles from './Counters.module.css';
import type { CounterProps } from './Counters.props.ts';
import { useCountUp } from './useCountUp.ts';

/** The trust and statistics strip (tests/spec/02-home.spec.ts): a row of figures between two hairlines. */
export function Counters({ children }: PropsWithChildren) {
  return (
    <Section isMeasured className={styles.root}>
      <ul className={strip.root}>{children}</ul>
    </Section>
  );
}

/** One figure (tests/spec/03-records.spec.ts); children are its caption. */
export function Counter({ value, symbol, icon, children }: PropsWithChildren<CounterProps>) {
  const ref = useRef<HTMLLIElement>(null);
  const { lang } = usePage();
  const shown = useCountUp(value, ref);
  const isCounting = shown !== value;
  const format = (number: number) => writtenNumber(number, lang);
  // «24/7» is one number: only a symbol that is not part of it is raised.
  const raised = !symbol?.startsWith('/');
  return (
    <li ref={ref}>
      {/* While it counts, screen readers get the final number; it keeps its width, so the symbol does not move. */}
      <span className={styles.top}>
        {isCounting && (
          <span className="visually-hidden">
            {format(value)}
            {apart(symbol)}
          </span>
        )}
        <span aria-hidden={isCounting || undefined}>
          <Figure
            value={
              <>
                <Steady final={format(value)}>{format(shown)}</Steady>
                {!raised && symbol}
              </>
            }
            unit={raised && symbol}
          />
        </span>
        {/* Millions need the space. */}
        {value < 1e6 && <Icon name={icon} size={24} className={styles.icon} />}
      </span>
      <div className={`words ${styles.caption}`}>{children}</div>
    </li>
  );
}

/** While counting, a pseudo-element with the final text keeps the width; the text itself is the number shown. */
function Steady({ final, children }: { final: string; children: string }) {
  return (
    <span className={styles.steady} data-final={children === final ? undefined : final}>
      <span>{children}</span>
    </span>
  );
}
