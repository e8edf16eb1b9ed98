import type { MouseEvent, ReactNode } from 'react';
import { type WorkshopKind, workshopFiles } from '../../../content/writers/workshop.ts';
import { usePart } from '../../../site/part.tsx';
import { closest } from '../../closest.ts';
// Its elements are plain JSX, which does not load the styles of prose (markdown-elements.tsx).
import '../../prose.ts';
import { useJson } from '../use-json.ts';
import { Gallery } from './Gallery.tsx';
import { Health } from './Health.tsx';
import styles from './Workshop.module.css';

/** Workshop pages (for writers only): gallery, examples of a section, health. */
export function Workshop({ kind, children }: { kind: WorkshopKind; children: ReactNode }) {
  const part = usePart('near');
  if (kind === 'example') return <ExampleFrame>{children}</ExampleFrame>;
  return (
    <div {...part} className={styles.root}>
      {kind === 'gallery' ? (
        <Loaded key={kind} file={workshopFiles.gallery} Page={Gallery} />
      ) : (
        <Loaded key={kind} file={workshopFiles.health} Page={Health} />
      )}
    </div>
  );
}

/** A page once its data has loaded. */
function Loaded<Data>({ file, Page }: { file: string; Page: (props: { data: Data }) => ReactNode }) {
  const data = useJson<Data>(file);
  if (data === 'failed') return <p>Список не&nbsp;загрузился. Обновите страницу.</p>;
  return data ? <Page data={data} /> : <p>Список загружается…</p>;
}

/** Only the examples of one section, for the gallery's frames. */
function ExampleFrame({ children }: { children: ReactNode }) {
  // Links in examples are not followed: they would replace the page in the frame.
  const stay = ({ nativeEvent }: MouseEvent) => {
    if (closest(nativeEvent, 'a[href]') && window.top !== window) nativeEvent.preventDefault();
  };
  return (
    <main id="content" tabIndex={-1} onClickCapture={stay} data-still="">
      <div className="page prose">{children}</div>
    </main>
  );
}
