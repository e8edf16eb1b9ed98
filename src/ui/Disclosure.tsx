import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

/** The shared `name` makes the browser keep one `<details>` open, with or without script. */
const GroupName = createContext<string | undefined>(undefined);

export interface DisclosureGroupProps {
  children: ReactNode;
  name?: string | undefined;
  className?: string | undefined;
}

/** An accordion: one item open at a time, clicking the open one closes it (tests/spec/04-states.spec.ts). */
export function DisclosureGroup({ children, name, className }: DisclosureGroupProps) {
  const own = useId();
  return (
    <GroupName value={name ?? own}>
      <div className={classNames(styles.group, className)}>{children}</div>
    </GroupName>
  );
}

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open at first; afterwards the browser owns the state. */
  open?: boolean | undefined;
  /** Joins a group without a `DisclosureGroup` around it. */
  name?: string | undefined;
  className?: string | undefined;
  /** Somebody points at it, or comes to it with a key: it may be opened next. */
  onApproach?: (() => void) | undefined;
  /** A question and its answer, for search engines: inside an element that is a `https://schema.org/FAQPage`. */
  isQuestion?: boolean | undefined;
}

const question = { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' };
const answer = { itemScope: true, itemProp: 'acceptedAnswer', itemType: 'https://schema.org/Answer' };

/** One native `<details>`; the height moves for 350 ms where `::details-content` exists. */
export function Disclosure({
  summary,
  children,
  open,
  name,
  className,
  onApproach,
  isQuestion,
}: DisclosureProps) {
  const group = useContext(GroupName);
  const approach = { onPointerEnter: onApproach, onFocus: onApproach };
  return (
    <details
      className={classNames(styles.root, className)}
      name={name ?? group}
      open={open}
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
