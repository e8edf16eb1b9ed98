import type { ReactNode } from 'react';
import { counted, plural } from '../../content/problems/counted.ts';
import { SourceLink } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { growthOf, kilobytes, signed } from '../texts.ts';
import type { PageChange } from '../types.ts';

interface FigureProps {
  value: ReactNode;
  name: string;
  state?: 'good' | 'bad' | undefined;
  href?: string | undefined;
}

function Figure({ value, name, state, href }: FigureProps) {
  const Tag = href ? 'a' : 'div';
  return (
    <Tag href={href} data-state={state}>
      <b>{value}</b>
      <span>{name}</span>
    </Tag>
  );
}

/**
 * Summary in figures.
 * @param own number of pages with own changes
 */
export function Figures({ own }: { own: number }) {
  const { review } = useReviewing();
  const sum = (of: (page: PageChange) => number) => review.pages.reduce((all, page) => all + of(page), 0);
  const growth = sum((page) => growthOf(page) ?? 0);
  const fresh = sum(({ isNew, weight }) => (isNew ? (weight?.after ?? 0) : 0));
  const axe = sum((page) => page.axe.length);
  const problems = review.findings.length;
  const state = (count: number) => (count > 0 ? 'bad' : 'good');
  // Without a comparison it is unknown which problems are new and which pages differ.
  const isCompared = review.notCompared === null;
  const problemsText = isCompared
    ? plural(problems, 'новая проблема', 'новые проблемы', 'новых проблем')
    : plural(problems, 'проблема', 'проблемы', 'проблем');
  const photographed = review.pages.filter(
    ({ kind, shots }) => kind !== 'removed' && shots.length > 0,
  ).length;
  const scope = `на\u00a0${counted(photographed, 'снятой странице', 'снятых страницах', 'снятых страницах')}: axe, светлая тема, 1280\u00a0px`;
  const of = plural(review.pageCount, 'страницы', 'страниц', 'страниц');
  const others = review.pages.length - own;
  const division = own > 0 && others > 0 ? `: со своими правками ${own}, через общее ${others}` : '';
  const differ = plural(review.pages.length, 'отличается', 'отличаются', 'отличаются');
  return (
    <div className="figures">
      <Figure
        value={isCompared ? review.pages.length : '—'}
        name={`из ${review.pageCount}\u00a0${of} ${differ}${division}`}
      />
      <Figure
        href={problems > 0 ? '#findings' : undefined}
        state={state(problems)}
        value={problems}
        name={`${problemsText} в\u00a0тексте`}
      />
      <Figure
        value={isCompared ? signed(growth) : '—'}
        name={`к\u00a0весу прежних страниц${fresh > 0 ? `, новые весят ${kilobytes(fresh)}` : ''}`}
      />
      {photographed > 0 ? (
        <Figure
          state={state(axe)}
          value={axe}
          name={`${plural(axe, 'нарушение', 'нарушения', 'нарушений')} доступности ${scope}`}
        />
      ) : (
        <Figure value="—" name={'доступность не\u00a0проверена'} />
      )}
    </div>
  );
}

export function Findings() {
  const { findings, notCompared } = useReviewing().review;
  if (findings.length === 0) return null;
  return (
    <section id="findings" className="page">
      <h2>{notCompared ? 'Проблемы' : 'Новые проблемы'}</h2>
      <ul className="changes">
        {findings.map((finding) => (
          <li
            key={`${finding.file} ${finding.line} ${finding.rule} ${finding.text}`}
            data-kind={finding.severity === 'error' ? 'broken' : 'changed'}
          >
            <small>
              <SourceLink source={finding} />
            </small>
            <p>{finding.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
