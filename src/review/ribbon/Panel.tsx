import { type ReactNode, useEffect, useRef } from 'react';
import { branchText, timeText, titleOf } from '../kinds.ts';
import { useReviewing } from '../parts/reviewing.tsx';

/** The panel above the bar: what is reviewed, and what its button is for. It takes the focus, and gives it back. */
export function Panel({ children }: { children: ReactNode }) {
  const { subject } = useReviewing().review;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.focus();
    return () => {
      // Whoever went on to another button stays there.
      if (!root.activeElement && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const facts = [
    subject.number && `#${subject.number}`,
    branchText(subject),
    subject.commit.slice(0, 8),
    subject.committedAt && timeText(subject.committedAt),
  ];
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр" tabIndex={-1}>
      <header>
        <h2>{titleOf(subject)}</h2>
        <p className="small">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <div className="body" tabIndex={-1}>
        {children}
      </div>
    </section>
  );
}
