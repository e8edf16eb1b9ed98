import {
  createContext,
  type KeyboardEvent,
  type PropsWithChildren,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../src/class-names.ts';
import { platform } from '../../src/site/labels.platform.ts';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { elementsOf, Items, useItemIndex } from '../_shared/items.tsx';
import starred from '../_shared/starred.module.css';
import styles from './AudienceTabs.module.css';
import type { AudienceTabProps, AudienceTabsProps } from './AudienceTabs.props.ts';

interface TabsValue {
  id: string;
  open: number;
  show: (index: number) => void;
}
const Tabs = createContext<TabsValue>({ id: '', open: 0, show: () => {} });

const keys: Record<string, (open: number, count: number) => number> = {
  ArrowRight: (open, count) => (open + 1) % count,
  ArrowLeft: (open, count) => (open - 1 + count) % count,
  Home: () => 0,
  End: (_open, count) => count - 1,
};

/**
 * Tools by audience: 1 tutors, 2 students, 3 parents, the first open (tests/spec/04-states.spec.ts). Without script,
 * the panels are stacked. If script is enabled, CSS hides all but the first, so nothing moves when it arrives.
 */
export function AudienceTabs({ eyebrow, heading, children }: PropsWithChildren<AudienceTabsProps>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);

  const tabs = elementsOf(children).map((child) => child.props as AudienceTabProps);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = keys[event.key]?.(open, tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setOpen(next);
    buttons[next]?.focus();
  };

  return (
    <Section isMeasured isBeside eyebrow={eyebrow} heading={heading}>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={platform.audienceTabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ label, audience }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            data-audience={audience}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <Tabs value={{ id, open, show: setOpen }}>
        <Items>{children}</Items>
      </Tabs>
    </Section>
  );
}

/** One panel; children are its Markdown. */
export function AudienceTab({ audience, heading, scene, children }: PropsWithChildren<AudienceTabProps>) {
  const { id, open, show } = useContext(Tabs);
  const index = useItemIndex();
  const panel = useRef<HTMLDivElement>(null);
  const closed = index !== open;
  // Find in page finds words of a closed panel too, and opens it; React supports neither this value nor the event.
  useEffect(() => {
    const element = panel.current;
    if (!element || !closed) return;
    const onFound = () => show(index);
    element.setAttribute('hidden', 'onbeforematch' in element ? 'until-found' : '');
    element.ariaHidden = 'true';
    element.addEventListener('beforematch', onFound);
    return () => {
      element.removeAttribute('hidden');
      element.ariaHidden = null;
      element.removeEventListener('beforematch', onFound);
    };
  }, [closed, index, show]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${id}-panel-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={styles.panel}
      data-audience={audience}
      data-closed={closed || undefined}
    >
      <div>
        <h3 className={styles.heading}>{heading}</h3>
        <div className={classNames(styles.text, starred.root)}>{children}</div>
      </div>
      <Scene name={scene} />
    </div>
  );
}
