import { useLabels, usePage, useSite } from '../../../site/hooks.ts';
import { editAddress } from '../../../site/links.ts';
import { longDate } from '../../../site/numbers-and-dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './TextFoot.module.css';

interface TextFootProps {
  /** True if the page shows a date itself: a second one would confuse. */
  isDated?: boolean | undefined;
}

/**
 * Below a long text: its last change according to git, for articles a link to send them on and, in dev and previews, a
 * link to the text's file in the repository.
 */
export function TextFoot({ isDated = false }: TextFootProps) {
  const { page: labels } = useLabels();
  const { source, lang, address } = usePage();
  const { repository, sharing } = useSite().settings;
  const changed = isDated ? null : source?.changed;
  const edit = import.meta.env.WRITERS && repository?.edit;
  // The setting's words are Russian.
  const sendOn =
    lang === 'ru' && address && sharing?.link.replace('{page}', () => encodeURIComponent(address));
  if (!source || (!changed && !edit && !sendOn)) return null;
  return (
    <footer className={`cluster ${styles.root}`} data-search-skip="">
      {changed && (
        <p>
          {labels.changed} <time dateTime={changed}>{longDate(changed, lang)}</time>
        </p>
      )}
      {sendOn && (
        <Button href={sendOn} variant="quiet" className="no-print">
          {sharing?.text}
        </Button>
      )}
      {edit && (
        <p className="no-print">
          <Link href={editAddress(edit, source.file, 'main')} className={styles.link}>
            {labels.edit}
          </Link>
        </p>
      )}
    </footer>
  );
}
