import { tally } from '../../content/problems/counted.ts';
import { isError, type Problem, place } from '../../content/problems/problems.ts';
import { PlaceButton } from './PlaceButton.tsx';
import styles from './ProblemList.module.css';
import { Repairs } from './Repairs.tsx';

/** More would make opening the list slow; the check prints them all. */
const mostShown = 200;

/** How much the check has found, in the colour of the worst. */
export function ProblemCount({ problems }: { problems: readonly Problem[] }) {
  const errors = problems.filter(isError).length;
  return (
    <strong className={styles.count} data-errors={errors > 0 || undefined}>
      {tally(errors, problems.length - errors)}
    </strong>
  );
}

/** What the check has found, this page's own first. */
export function ProblemList({ problems, file }: { problems: readonly Problem[]; file: string }) {
  if (problems.length === 0) return <p>Проверка ничего не нашла.</p>;
  const own = problems.filter((problem) => problem.file === file);
  const shown = [...own, ...problems.filter((problem) => problem.file !== file)].slice(0, mostShown);
  return (
    <ol className={styles.list}>
      {shown.map((problem) => (
        <li key={place(problem) + problem.rule + problem.what} data-severity={problem.severity}>
          <PlaceButton at={place(problem)}>{place(problem)}</PlaceButton>
          <p>{problem.what}</p>
          {problem.hint && <p className={styles.fix}>{problem.hint}</p>}
          <Repairs problem={problem} />
        </li>
      ))}
    </ol>
  );
}
