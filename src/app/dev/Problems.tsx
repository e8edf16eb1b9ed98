import { useEffect, useRef } from 'react';
import type { ShownProblem } from '../../content/entry.ts';
import type { CodeFrame } from '../../content/problems/frame.ts';
import { place } from '../../content/problems/problems.ts';
import { usePart } from '../../site/takeover.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import styles from './Problems.module.css';
import { Repairs } from './Repairs.tsx';

/** In a page's place while its file cannot be shown (previews only): the list that `npm run check` prints. */
export function Problems({ problems }: { problems: readonly ShownProblem[] }) {
  const file = problems[0]?.file ?? '';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A save half-way down a long page breaks it: the card must be seen, and the place found again.
    const { scrollY } = window;
    if (scrollY > 0) root.current?.scrollIntoView();
    return () => {
      if (scrollY > 0) requestAnimationFrame(() => window.scrollTo({ top: scrollY, behavior: 'instant' }));
    };
  }, []);
  return (
    <div {...usePart(true)} ref={root} className={`container ${styles.root}`} data-problems="">
      <p className={styles.label}>Страница на карантине</p>
      <h1>В файле есть ошибки</h1>
      <p className={styles.lead}>
        Посетители этой страницы не увидят: сайт не выйдет, пока файл не исправлен. Остальные страницы в
        предпросмотре работают, а списки и меню её пропускают.
      </p>
      <p className={styles.file}>
        <code>{file}</code>
      </p>
      <ol className={styles.list}>
        {problems.map((problem) => (
          <li key={place(problem) + problem.rule + problem.what} className={styles.card}>
            <h2>{problem.what}</h2>
            {problem.expected && <p>{problem.expected}</p>}
            {problem.hint && <p className={styles.hint}>{problem.hint}</p>}
            {problem.frame && <Frame {...problem.frame} />}
            <Repairs problem={problem} />
            <p className={styles.rule}>
              <PlaceButton at={place(problem)}>{place(problem)}</PlaceButton>
              <span>{problem.rule}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The lines around the problem, the place itself marked. */
function Frame({ lines, line, from, to }: CodeFrame) {
  return (
    <pre className={styles.frame} tabIndex={-1}>
      {lines.map(({ number, text }) => (
        <span key={number} className={styles.line} data-here={number === line || undefined}>
          <span className={styles.number}>{number}</span>
          <code>
            {number === line ? (
              <>
                {text.slice(0, from - 1)}
                <mark>{text.slice(from - 1, to) || ' '}</mark>
                {text.slice(to)}
              </>
            ) : (
              text
            )}
          </code>
        </span>
      ))}
    </pre>
  );
}
