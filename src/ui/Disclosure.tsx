import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** The shared `name` makes the browser keep one `<details>` open, with or without script. */
const GroupName = createContext<string | undefined>(undefined);

/** An accordion: one item open at a time, clicking the open one closes it (tests/spec/04-states.spec.ts). */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  return (
    <GroupName value={useId()}>
      <div className={styles.group}>{children}</div>
    </GroupName>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open at first; afterwards the browser owns the state. */
  open?: boolean | undefined;
  /** Somebody points at it, or comes to it with a key: it may be opened next. */
  onApproach?: (() => void) | undefined;
  /** A question and its answer, for search engines: inside an element that is a `https://schema.org/FAQPage`. */
  isQuestion?: boolean | undefined;
}

const question = { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' };
const answer = { itemScope: true, itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' };

/**
 * One native `<details>`; the height moves for 350 ms where `::details-content` exists. It may have been opened before React
 * is there, as every other of the site: that is no mistake in what was served.
 */
export function Disclosure({ summary, children, open, onApproach, isQuestion }: DisclosureProps) {
  const approach = { onPointerEnter: onApproach, onFocus: onApproach };
  return (
    <details
      className={styles.root}
      name={useContext(GroupName)}
      open={open}
      suppressHydrationWarning
      {...(isQuestion && question)}
    >
      <summary className={styles.summary} {...approach}>
        <span className={styles.title} itemProp={isQuestion ? 'name' : undefined}>
          {summary}
        </span>
        <Icon name="plus" size={24} className={styles.sign} />
      </summary>
      <div {...(isQuestion && answer)}>
        <div className={styles.body} itemProp={isQuestion ? 'text' : undefined}>
          {children}
        </div>
      </div>
    </details>
  );
}
