import { addressIn } from '../address.ts';
import { absentText, isAbsent } from '../texts.ts';
import type { PageChange } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

interface PageLinksProps {
  /** Address in the preview, without base path. */
  url: string;
  /** Its differences; null if there are none. */
  page: PageChange | null;
}

/** Link to a page in production. */
export function PageLinks({ url, page }: PageLinksProps) {
  const { review } = useReviewing();
  if (isAbsent(url, page, review)) return <span className="small">{absentText}</span>;
  const address = addressIn(review.production, page?.from ?? url);
  return (
    <a href={address} className="button" target="_blank" rel="noopener">
      Сейчас на сайте
    </a>
  );
}
