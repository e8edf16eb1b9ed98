import { counted } from '../../content/problems/counted.ts';
import { byTarget } from '../kinds.ts';
import { useReviewing } from '../parts/reviewing.tsx';
import { SourceLink } from '../parts/Told.tsx';

const mostProblems = 200;

/** Slips that the content check has found in the sources. */
export function Findings() {
  const { review } = useReviewing();
  if (review.findings.length === 0) return null;
  return (
    <section id="findings" className="page">
      <h2>{review.notCompared ? 'Проблемы' : 'Новые проблемы'}</h2>
      <ul className="changes">
        {review.findings.slice(0, mostProblems).map((finding) => (
          <li
            key={`${finding.file} ${finding.line} ${finding.rule} ${finding.text}`}
            data-kind={finding.severity === 'error' ? 'broken' : 'changed'}
          >
            <small>
              <SourceLink source={finding} />
              {` · ${finding.rule}`}
            </small>
            <p>{finding.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links that lead nowhere. */
export function Links() {
  const { review } = useReviewing();
  if (review.links.length === 0) return null;
  return (
    <section id="links" className="page">
      <h2>Битые ссылки</h2>
      <ul className="changes">
        {byTarget(review.links)
          .slice(0, mostProblems)
          .map(({ link, pages }) => (
            <li key={`${link.href} ${link.isNew}`} data-kind={link.isNew ? 'removed' : 'changed'}>
              <small>
                {!review.notCompared && `${link.isNew ? 'новая' : 'была и раньше'} · `}
                {pages.length > 1
                  ? `на ${counted(pages.length, 'странице', 'страницах', 'страницах')} `
                  : `на странице ${link.page} `}
                <SourceLink source={link.source} />
              </small>
              <p>
                <code>{link.href}</code> {link.reason}
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
