import { longDate } from '../../../site/dates.ts';
import { editAddress } from '../../../site/edit-address.ts';
import { useLabels, usePage, useSite } from '../../../site/hooks.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './TextFoot.module.css';

/** Under a long text: when it was last changed, as far as git knows, and the way to its file in the repository. */
export function TextFoot() {
  const { page: labels } = useLabels();
  const { source, lang } = usePage();
  const { repository } = useSite().settings;
  if (!source || (!source.changed && !repository)) return null;
  return (
    <footer className={styles.root} data-search-skip="">
      {source.changed && (
        <p>
          {labels.changed} <time dateTime={source.changed}>{longDate(source.changed, lang)}</time>
        </p>
      )}
      {repository && (
        <p data-no-print="">
          <Link href={editAddress(repository.edit, source.file, 'main')} className={styles.link}>
            {labels.edit}
          </Link>
        </p>
      )}
    </footer>
  );
}
