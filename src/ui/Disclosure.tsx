import { createContext, type ReactNode, type SyntheticEvent, useContext, useId } from 'react';
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

/** An accordion: one item open at a time, clicking the open one closes it (spec section 4, "Accordion"). */
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
}

/** One native `<details>`; the height moves for 350 ms (spec section 9) where `::details-content` exists. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  const group = useContext(GroupName);
  return (
    <details
      className={classNames(styles.root, className)}
      name={name ?? group}
      open={open}
      onToggle={closeOthers}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{summary}</span>
        <Icon name="plus" size={24} className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Browsers older than `<details name>` (Safari 16, Chrome 119) get "one at a time" from here. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>) {
  const name = opened.getAttribute('name');
  if (!opened.open || !name) return;
  for (const other of opened.ownerDocument.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
}
