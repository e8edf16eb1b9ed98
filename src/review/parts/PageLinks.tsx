import { addressIn, sourceUrl } from '../address.ts';
import { absentText, isAbsent } from '../texts.ts';
import type { PageChange } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

interface PageLinksProps {
  /** Address in the preview, without base path. */
  url: string;
  /** Its differences; null if there are none. */
  page: PageChange | null;
}

/** Links to a page in production and to its source. */
export function PageLinks({ url, page }: PageLinksProps) {
  const { review } = useReviewing();
  const { repository, commit } = review.subject;
  const away = { className: 'button', target: '_blank', rel: 'noopener' };
  return (
    <>
      {isAbsent(url, page, review) ? (
        <span className="small">{absentText}</span>
      ) : (
        <a href={addressIn(review.production, page?.from ?? url)} {...away}>
          Сейчас на сайте
        </a>
      )}
      {page?.file && page.kind !== 'removed' && repository && commit && (
        <a href={sourceUrl(repository, commit, page.file)} title={page.file} {...away}>
          Исходник
        </a>
      )}
    </>
  );
}
