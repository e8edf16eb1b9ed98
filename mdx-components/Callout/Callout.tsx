import type { PropsWithChildren } from 'react';
import { useLabels } from '../../src/site/hooks.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import type { Audience, IconName } from '../../src/vocabulary.ts';
import styles from './Callout.module.css';
import type { CalloutProps } from './Callout.props.ts';

/** The icon of each kind, and whose colour it has. */
const looks = {
  note: ['eye', 'tutors'],
  tip: ['lightbulb', 'students'],
  warning: ['circle-alert', 'parents'],
} satisfies Record<NonNullable<CalloutProps['kind']>, [IconName, Audience]>;

/** A remark in an article: an icon, an optional title and the writer's text. Screen readers get its kind too. */
export function Callout({ title, kind = 'note', children }: PropsWithChildren<CalloutProps>) {
  const { callout } = useLabels();
  // A misspelt kind has neither look nor words: dev shows the page all the same.
  const [icon, audience] = looks[kind] ?? looks.note;
  const heard = kind === 'note' ? undefined : callout[kind];
  return (
    <div role="note" className={styles.root} data-kind={kind} data-audience={audience} aria-label={title}>
      <Icon name={icon} size={24} className={styles.icon} />
      {heard && (
        <span className="visually-hidden" data-search-skip="">
          {`${heard}: `}
        </span>
      )}
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
