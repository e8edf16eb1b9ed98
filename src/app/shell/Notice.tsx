import { useLabels } from '../../site/hooks.ts';
import errors from '../SectionErrors.module.css';
import styles from './Notice.module.css';

/**
 * Failure notice, hidden in every page (src/site/notice.ts): it must be there when scripts no longer load.
 */
export function Notice() {
  const { partFailure, loadFailure, sectionFailure } = useLabels();
  return (
    <div className={styles.root} role="alert" data-notice="" hidden>
      <p className={styles.part}>{partFailure}</p>
      <p className={styles.page}>{`${loadFailure.title}. ${loadFailure.text}`}</p>
      <button type="button" className={errors.reload}>
        {sectionFailure.reload}
      </button>
    </div>
  );
}
