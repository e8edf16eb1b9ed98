import { useEffect, useRef } from 'react';
import { branchText, timeText, titleOf } from '../kinds.ts';
import { Choice } from '../parts/Choice.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import type { PanelProps } from './state.ts';
import { ViewPanel } from './ViewPanel.tsx';

const bodies = { changes: ChangesPanel, view: ViewPanel };
const names = [
  ['changes', 'Правки'],
  ['view', 'Вид'],
] as const;

/** The panel above the bar: what is reviewed, its tabs, the chosen one's body. It takes the focus, and gives it back to its button. */
export function Panel({ name, ...ribbon }: PanelProps & { name: keyof typeof bodies }) {
  const { subject } = useReviewing().review;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.querySelector<HTMLElement>('.choice [aria-pressed="true"]')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const facts = [
    subject.number && `#${subject.number}`,
    branchText(subject),
    subject.commit.slice(0, 8),
    subject.committedAt && timeText(subject.committedAt),
  ];
  const Body = bodies[name];
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр">
      <header>
        <h2>{titleOf(subject)}</h2>
        <p className="small">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <Choice label="Что показать" value={name} options={names} choose={(panel) => ribbon.set({ panel })} />
      <div className="body" tabIndex={-1}>
        <Body {...ribbon} />
      </div>
    </section>
  );
}
