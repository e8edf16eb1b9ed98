import { addressIn } from '../address.ts';
import { PageLinks } from '../parts/PageLinks.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import type { CurrentPage, State } from './state.ts';

/** Widths of windows for the page, by device. */
const devices = [
  [390, 'Телефон'],
  [820, 'Планшет'],
  [1280, 'Компьютер'],
] as const;

/** Opens this page in a window of a device's width, one per device. */
const openIn = (width: number) =>
  window.open(location.href, `preview-${width}`, `popup,width=${width},height=844`);

interface ViewPanelProps {
  current: CurrentPage;
  /** Whether marks are visible. */
  marks: boolean;
  set: (change: Partial<State>) => void;
}

/** Panel with view options and links to the page. */
export function ViewPanel({ current, marks, set }: ViewPanelProps) {
  const { unpublished, basePath } = useReviewing().review;
  return (
    <div>
      <h3>В окне другой ширины</h3>
      <p className="acts">
        {devices.map(([width, name]) => (
          <button key={width} type="button" className="button" onClick={() => openIn(width)}>
            {name}
          </button>
        ))}
      </p>
      <h3>Эта страница</h3>
      <p className="acts">
        <button type="button" className="button" aria-pressed={marks} onClick={() => set({ marks: !marks })}>
          Отметки
        </button>
        <PageLinks url={current.url} page={current.page} />
      </p>
      {unpublished.length > 0 && (
        <h3>
          <a href={addressIn(basePath, '/_health')}>Ещё не опубликовано: {unpublished.length}</a>
        </h3>
      )}
      <p className="small">
        <kbd>n</kbd> следующая правка, <kbd>p</kbd> предыдущая, <kbd>m</kbd> отметки, <kbd>Esc</kbd> закрыть
      </p>
    </div>
  );
}
