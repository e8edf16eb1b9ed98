import { useEffect, useRef } from 'react';
import { PagePanel } from './PagePanel.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import type { PanelProps } from './panel-props.ts';
import { ViewPanel } from './ViewPanel.tsx';

const bodies = { pages: PagesPanel, page: PagePanel, view: ViewPanel };
const names: Record<keyof typeof bodies, string> = { pages: 'Страницы', page: 'Эта страница', view: 'Вид' };

/** The panel above the bar: what is reviewed, its tabs, the chosen one's body. It takes the focus, and gives it back to its button. */
export function Panel({ name, ...props }: PanelProps & { name: keyof typeof bodies }) {
  const { subject } = props.list;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.querySelector<HTMLElement>('.tabs [aria-pressed="true"]')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const facts = [
    subject.number && `#${subject.number}`,
    subject.base ? `${subject.branch} → ${subject.base}` : subject.branch,
    subject.commit.slice(0, 8),
    subject.committedAt &&
      new Date(subject.committedAt).toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short' }),
  ];
  const Body = bodies[name];
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр">
      <header>
        <h2>{subject.title || (subject.branch ? `Ветка ${subject.branch}` : 'Предпросмотр')}</h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <fieldset className="tabs" aria-label="Что показать">
        {Object.entries(names).map(([key, label]) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === name}
            onClick={() => props.set({ panel: key as keyof typeof bodies })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="body" tabIndex={-1}>
        <Body {...props} />
      </div>
    </section>
  );
}
