import { shell } from '../../site/labels.ru.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import type { Result } from '../engine.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './ResultList.module.css';

interface ResultListProps {
  id: string;
  results: readonly Result[];
  active: number;
  optionId: (at: number) => string;
}

/** The results: links that are the options of the search's listbox. */
export function ResultList({ id, results, active, optionId }: ResultListProps) {
  const text = shell.search;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text.results}
      className={styles.list}
      hidden={results.length === 0}
    >
      {results.map(({ url, kind, category, icon, title, heading, excerpt }, at) => (
        <Link
          key={url}
          id={optionId(at)}
          href={url}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          className={styles.option}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              <MarkedText pieces={title} />
            </span>
            <span className={styles.place}>
              {/* The space is in the same text: Chrome leaves one of its own out of the option's name. */}
              {`${kind}${category ? ` · ${category}` : ''} `}
              {heading && (
                <>
                  <Icon name="chevron-right" className={styles.chevron} />
                  <MarkedText pieces={heading} />
                </>
              )}
            </span>
            <span className={styles.excerpt}>
              <MarkedText pieces={excerpt} />
            </span>
          </span>
        </Link>
      ))}
    </div>
  );
}
