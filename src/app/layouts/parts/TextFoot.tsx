import { useLabels, usePage, useSite } from '../../../site/hooks.ts';
import { editAddress } from '../../../site/links.ts';
import { longDate } from '../../../site/numbers-and-dates.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './TextFoot.module.css';

interface TextFootProps {
  /** The page says a date of its own: another one beside it would be asked about. */
  isDated?: boolean | undefined;
}

/**
 * Under a long text: when it was last changed, as far as git knows, and for the people who write the site, in dev and
 * previews, the way to its file in the repository.
 */
export function TextFoot({ isDated = false }: TextFootProps) {
  const { page: labels } = useLabels();
  const { source, lang } = usePage();
  const { repository } = useSite().settings;
  const changed = isDated ? null : source?.changed;
  const edit = import.meta.env.PREVIEW && repository?.edit;
  if (!source || (!changed && !edit)) return null;
  return (
    <footer className={styles.root} data-search-skip="">
      {changed && (
        <p>
          {labels.changed} <time dateTime={changed}>{longDate(changed, lang)}</time>
        </p>
      )}
      {edit && (
        <p data-no-print="">
          <Link href={editAddress(edit, source.file, 'main')} className={styles.link}>
            {labels.edit}
          </Link>
        </p>
      )}
    </footer>
  );
}
