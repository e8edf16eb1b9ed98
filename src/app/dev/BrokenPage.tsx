import { useEffect, useRef } from 'react';
import type { ShownProblem } from '../../content/entry.ts';
import { usePart } from '../../site/part.tsx';
import styles from './Problems.module.css';
import { ProblemList } from './Problems.tsx';

/**
 * Shown in place of a broken page (for writers only): its problems as in `npm run check`. Nothing else may import this module,
 * or the bundler makes no script of its own of it.
 */
export function BrokenPage({ problems }: { problems: readonly ShownProblem[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A save may break a page that is scrolled down: shows the card, and restores the position afterwards.
    const { scrollY } = window;
    if (scrollY > 0) root.current?.scrollIntoView();
    return () => {
      if (scrollY > 0) requestAnimationFrame(() => window.scrollTo({ top: scrollY, behavior: 'instant' }));
    };
  }, []);
  return (
    <div {...usePart('near')} ref={root} className={`container ${styles.root}`} data-problems="">
      <p>
        <span data-stage="broken">Страница на карантине</span>
      </p>
      <h1>В файле есть ошибки</h1>
      <p className="lead">
        Посетители этой страницы не увидят: сайт не выйдет, пока файл не исправлен. Остальные страницы в
        предпросмотре работают, а списки и меню её пропускают.
      </p>
      <p>
        <strong>
          <code>{problems[0]?.file}</code>
        </strong>
      </p>
      <ProblemList problems={problems} heading="h2" />
    </div>
  );
}
