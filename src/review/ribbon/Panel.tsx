import { useEffect, useRef } from 'react';
import { PagePanel } from './PagePanel.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import type { PanelName, PanelProps } from './state.ts';
import { ViewPanel } from './ViewPanel.tsx';

const names: Record<PanelName, string> = { pages: 'Страницы', page: 'Эта страница', view: 'Вид' };

/** The panel above the bar: what is reviewed, its tabs, the chosen one's body. It takes the focus, and gives it back to its button. */
export function Panel(props: PanelProps) {
  const { list, name, set } = props;
  const { subject } = list;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.querySelector<HTMLElement>('.tabs [aria-pressed="true"]')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const time =
    subject.committedAt &&
    new Date(subject.committedAt).toLocaleString('ru', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр">
      <header>
        <h2>{subject.title || (subject.branch ? `Ветка ${subject.branch}` : 'Предпросмотр')}</h2>
        <p>
          {subject.number !== null && <span>#{subject.number}</span>}
          {subject.branch && (
            <span>{subject.base ? `${subject.branch} → ${subject.base}` : subject.branch}</span>
          )}
          {subject.commit && <span>{subject.commit.slice(0, 8)}</span>}
          {time && <span>{time}</span>}
        </p>
      </header>
      <fieldset className="tabs" aria-label="Что показать">
        {Object.entries(names).map(([key, label]) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === name}
            onClick={() => set({ panel: key as PanelName })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="body" tabIndex={-1}>
        {name === 'pages' && <PagesPanel {...props} />}
        {name === 'page' && <PagePanel {...props} />}
        {name === 'view' && <ViewPanel {...props} />}
      </div>
    </section>
  );
}
