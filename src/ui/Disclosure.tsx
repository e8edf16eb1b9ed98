import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** The shared `name` makes the browser keep one `<details>` open, with or without script. */
const GroupName = createContext<string | undefined>(undefined);

/** An accordion: one item open at a time; a click on the open one closes it (tests/spec/04-states.spec.ts). */
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
  /** Initially open; afterwards the browser owns the state. */
  open?: boolean | undefined;
  /** Called on hover and focus: the item may be opened next. */
  onApproach?: (() => void) | undefined;
  /** Marks a question and its answer for search engines; an ancestor must be a `https://schema.org/FAQPage`. */
  isQuestion?: boolean | undefined;
}

const question = { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' };
const answer = { itemScope: true, itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' };

/**
 * A native `<details>`; its height animates for 350 ms where `::details-content` is supported. It may have been opened
 * before hydration, as any other of the site, so a difference from the served HTML is no error.
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
        <Icon name="plus" size={24} className={`no-print ${styles.sign}`} />
      </summary>
      <div {...(isQuestion && answer)}>
        <div className={`words ${styles.body}`} itemProp={isQuestion ? 'text' : undefined}>
          {children}
        </div>
      </div>
    </details>
  );
}
