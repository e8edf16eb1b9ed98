import { type ReactNode, useEffect, useRef } from 'react';
import { Masthead } from '../parts/Masthead.tsx';

/** Panel above the bar; takes focus and returns it when it is closed. */
export function Panel({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.focus();
    return () => {
      // Not if another control has focus already.
      if (!root.activeElement && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр" tabIndex={-1}>
      <Masthead level="h2" />
      <div className="body" tabIndex={-1}>
        {children}
      </div>
    </section>
  );
}
