import { addressIn } from '../address.ts';
import { pageKinds } from '../kinds.ts';
import { reportUrl } from '../parts/read-review.ts';
import { Seen, useReviewing } from '../parts/reviewing.tsx';
import type { PageChange } from '../types.ts';

/** A page that came, went or broke as a whole, or of which only its properties differ. */
export function WholeCard({ id, page }: { id: string; page: PageChange }) {
  const { review, reviewed } = useReviewing();
  const { kind, title, url } = page;
  return (
    <section className="card" data-kind={kind} data-fresh={reviewed?.fresh.has(id) || undefined}>
      <small>{kind === 'changed' ? 'Изменены свойства страницы' : `Страница: ${pageKinds[kind]}`}</small>
      <p>{title}</p>
      <p className="small">{url}</p>
      <p className="acts">
        {kind === 'removed' && <a href={addressIn(review.production, url)}>В продакшене</a>}
        <a href={`${reportUrl}#page-${review.pages.indexOf(page)}`}>В отчёте</a>
        <Seen id={id} />
      </p>
    </section>
  );
}
