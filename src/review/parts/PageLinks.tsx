import { addressIn, sourceUrl } from '../address.ts';
import type { PageChange } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

interface PageLinksProps {
  /** Its address in the preview. */
  url: string;
  /** What differs in it; null for nothing. */
  page: PageChange | null;
  className?: string;
}

/** Where else a page is: on the site as it is now, and in the repository. */
export function PageLinks({ url, page, className }: PageLinksProps) {
  const { subject, production } = useReviewing().review;
  const { repository, commit } = subject;
  const away = { className, target: '_blank', rel: 'noopener' };
  return (
    <>
      {!page?.isNew && (
        <a href={addressIn(production, page?.from ?? url)} {...away}>
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
