import { timeText, titleOf } from '../texts.ts';
import { useReviewing } from './reviewing.tsx';

/** Heading of report and panels: title, request, branch and the compared commits. */
export function Masthead({ level: Heading }: { level: 'h1' | 'h2' }) {
  const { subject } = useReviewing().review;
  const { number, title, link, branch, commit, committedAt, baseCommit } = subject;
  return (
    <header className="masthead">
      <Heading>{titleOf(subject)}</Heading>
      <p>
        {number !== null && <span>{link ? <a href={link}>#{number}</a> : `#${number}`}</span>}
        {title && <span>{branch}</span>}
        {commit && (
          // Browsers may format dates differently than Node.
          <span suppressHydrationWarning>
            Версия <code>{commit.slice(0, 8)}</code>
            {committedAt && `, ${timeText(committedAt)}`}
          </span>
        )}
        {baseCommit && (
          <span>
            Сравнение с <code>{baseCommit.slice(0, 8)}</code>
          </span>
        )}
      </p>
    </header>
  );
}
