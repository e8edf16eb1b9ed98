import { useState } from 'react';
import type { ShownProblem } from '../../content/entry.ts';
import { tally } from '../../content/problems/counted.ts';
import type { CodeFrame } from '../../content/problems/frame.ts';
import { isError, type Problem, place, repairsOf } from '../../content/problems/problems.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import styles from './Problems.module.css';

/** Makes long lines scrollable by keyboard. */
const scrolled = { role: 'group', tabIndex: 0, 'aria-label': 'Строки файла' };

function Frame({ lines, line, from, to }: CodeFrame) {
  return (
    <pre {...scrolled} className={styles.frame}>
      {lines.map(({ number, text }) => {
        const start = `${String(number).padStart(4)}  `;
        if (number !== line) return `${start}${text}\n`;
        return (
          <b key={number}>
            {start + text.slice(0, from - 1)}
            <mark>{text.slice(from - 1, to) || ' '}</mark>
            {`${text.slice(to)}\n`}
          </b>
        );
      })}
    </pre>
  );
}

/** Number of problems, coloured by the worst one. */
export function ProblemCount({ problems }: { problems: readonly Problem[] }) {
  const errors = problems.filter(isError).length;
  return (
    <strong data-severity={errors > 0 ? 'error' : 'warning'}>
      {tally(errors, problems.length - errors)}
    </strong>
  );
}

/** Maximum number of problems in the list, for speed; the check prints all of them. */
const mostShown = 200;

interface ProblemListProps {
  problems: readonly (Problem | ShownProblem)[];
  /** Element of a problem's sentence: a heading on a page of its own, a paragraph elsewhere. */
  heading?: 'h2' | 'p';
}

/** Problems, errors first; nothing if there are none. */
export function ProblemList({ problems, heading: Heading = 'p' }: ProblemListProps) {
  if (problems.length === 0) return null;
  const errorsFirst = problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
  return (
    <ol className={styles.list}>
      {errorsFirst.slice(0, mostShown).map((problem) => (
        <li key={place(problem) + problem.rule + problem.what} data-severity={problem.severity}>
          <p className="fine-print">
            <PlaceButton at={place(problem)}>{place(problem)}</PlaceButton> {problem.rule}
          </p>
          <Heading>{problem.what}</Heading>
          {problem.expected && <p>{problem.expected}</p>}
          {problem.hint && <p className={styles.hint}>{problem.hint}</p>}
          {'frame' in problem && problem.frame && <Frame {...problem.frame} />}
          <Repairs problem={problem} />
        </li>
      ))}
    </ol>
  );
}

/** Dev only: buttons for a problem's fixes; nothing if it has none. */
function Repairs({ problem }: { problem: Problem }) {
  const [message, setMessage] = useState('');
  const repairs = import.meta.env.DEV ? repairsOf(problem) : [];
  if (repairs.length === 0) return null;
  const press = async (title: string) => {
    setMessage('Исправляю…');
    const { ask, refusalIn } = await import('./edit/server.ts');
    const { file, line, rule, what } = problem;
    setMessage(await ask('repair', { file, line, rule, what, title }).then(() => 'Исправлено', refusalIn));
  };
  return (
    <p className={`cluster ${styles.repairs}`}>
      {repairs.map(({ title }) => (
        <Button key={title} size="small" variant="secondary" onClick={() => void press(title)}>
          {title}
        </Button>
      ))}
      <span role="status">{message}</span>
    </p>
  );
}
