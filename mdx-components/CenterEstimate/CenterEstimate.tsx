import { type PropsWithChildren, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../src/class-names.ts';
import { useSite } from '../../src/site/hooks.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { writtenNumber } from '../../src/site/numbers-and-dates.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Section } from '../../src/ui/Section.tsx';
import starred from '../_shared/starred.module.css';
import styles from './CenterEstimate.module.css';
import type { CenterEstimateProps } from './CenterEstimate.props.ts';

/** Sliders about a centre: the smallest, the largest and the initial number. */
const ranges = {
  groups: { min: 1, max: 60, start: 12 },
  pupils: { min: 3, max: 30, start: 10 },
  tutors: { min: 1, max: 40, start: 6 },
} as const;
type Size = Record<keyof typeof ranges, number>;
const names = Object.keys(ranges) as (keyof Size)[];
const start = Object.fromEntries(names.map((name) => [name, ranges[name].start])) as Size;

/** Returns the questions for a centre of this size: each if there are enough groups, tutors or pupils. */
const questionsFor = ({ groups, pupils, tutors }: Size) =>
  [
    'price' as const,
    groups >= 8 && ('move' as const),
    tutors >= 5 && ('control' as const),
    groups * pupils >= 100 && ('reports' as const),
  ].filter((question) => question !== false);

/**
 * The price for a centre is negotiated and depends on its pupils. This computes their number from the groups, a sum to
 * compare with (as many tutor plans), and a letter with questions to ask. Without script, an example is shown.
 */
export function CenterEstimate({ eyebrow, heading, children }: PropsWithChildren<CenterEstimateProps>) {
  const labels = platform.estimate;
  const { plans, emails } = useSite().settings;
  const [size, setSize] = useState<Size>(start);
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  // Reads sliders that were moved before hydration.
  useEffect(() => {
    const inputs = fields.current?.querySelectorAll('input') ?? [];
    setSize(Object.fromEntries(Array.from(inputs, ({ name, value }) => [name, Number(value)])) as Size);
  }, []);
  const pupils = size.groups * size.pupils;
  const questions = questionsFor(size).map((question) => labels.questions[question]);
  const about = labels.letter(size.groups, size.tutors, pupils);
  const letter = [about, '', ...questions].join('\r\n');
  const href = `mailto:${emails.partners}?subject=${encodeURIComponent(labels.subject)}&body=${encodeURIComponent(letter)}`;
  const { price, currency = '' } = plans.tutor;
  return (
    <Section isMeasured tone="dark" eyebrow={eyebrow} heading={heading} lead={children}>
      <div className={`halves ${styles.grid}`}>
        <div className={styles.size}>
          {/* Without script, nothing reacts: only the example beside it is shown. */}
          <div ref={fields} className={`needs-script ${styles.fields}`}>
            {names.map((name) => (
              <div key={name} className={styles.field}>
                <label htmlFor={id + name}>{labels[name]}</label>
                {/* Screen readers get the value from the slider: here, they would read each change twice. */}
                <b aria-hidden="true">{size[name]}</b>
                <input
                  id={id + name}
                  type="range"
                  className="no-print"
                  name={name}
                  min={ranges[name].min}
                  max={ranges[name].max}
                  value={size[name]}
                  onChange={({ target }) => setSize({ ...size, [name]: Number(target.value) })}
                />
              </div>
            ))}
          </div>
          <p className={styles.sum} aria-live="polite" aria-atomic="true">
            <b>{writtenNumber(pupils, 'ru')}</b> {labels.sum(pupils)}
          </p>
          {price !== undefined && (
            <p className={styles.compare}>
              {labels.compare(size.tutors)}{' '}
              <b className="nowrap">
                {writtenNumber(size.tutors * price, 'ru')}&nbsp;{currency}
              </b>{' '}
              {plans.tutor.period}. {labels.less}
            </p>
          )}
        </div>
        <div className={`sheet stack ${styles.letter}`}>
          <dl className={styles.to}>
            <dt>{labels.to}</dt>
            <dd>{emails.partners}</dd>
            <dt>{labels.about}</dt>
            <dd>{labels.subject}</dd>
          </dl>
          <p>{about}</p>
          <ul className={classNames(styles.questions, starred.root)}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <Button href={href} marksTarget>
            {labels.action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
