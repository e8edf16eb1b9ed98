import { addressIn } from '../address.ts';
import { absentText, isAbsent } from '../texts.ts';
import type { PageChange } from '../types.ts';
import { useReviewing } from './reviewing.tsx';

/** Link to a page in production, by its address in the preview, without base path, and its differences, if any. */
export function LiveLink({ url, page }: { url: string; page: PageChange | null }) {
  const { review } = useReviewing();
  if (isAbsent(url, page, review)) return <span className="small">{absentText}</span>;
  const address = addressIn(review.production, page?.from ?? url);
  return (
    <a href={address} className="button" target="_blank" rel="noopener">
      Сейчас на сайте
    </a>
  );
}
