import { useState } from 'react';
import { addressIn } from '../address.ts';
import { blockKinds, pageKinds, pagesCount } from '../kinds.ts';
import type { ListedPage, RibbonBlock, RibbonList } from '../output/data.ts';
import { Runs, Value } from '../parts/Words.tsx';
import { reportUrl } from './data.ts';
import { discuss } from './discuss.ts';

/** What a reviewer has noted of a change. */
export interface Tick {
  isSeen: boolean;
  isFresh: boolean;
  see: (isSeen: boolean) => void;
}

const mostValues = 8;

const Seen = ({ isSeen, see }: Pick<Tick, 'isSeen' | 'see'>) => (
  <label>
    <input type="checkbox" checked={isSeen} onChange={({ target }) => see(target.checked)} />
    Просмотрено
  </label>
);

/** What changed in a block, with the way to its line and to a remark on it. */
export function ChangeCard({ block, isSeen, isFresh, see }: { block: RibbonBlock } & Tick) {
  const { kind, label, region, by, runs, values, source, link, elsewhere } = block;
  const [said, say] = useState('');
  const place = source && `${source.file}:${source.line}`;
  return (
    <section className="card" data-kind={kind}>
      <header>
        <b>{blockKinds[kind]}</b>
        <span>{by ? `${label} · ${by}` : label}</span>
        {isFresh && <mark>новое</mark>}
      </header>
      <div role="status">
        {(kind !== 'added' || region !== 'main') && runs.length > 0 && (
          <p>
            <Runs runs={runs} />
          </p>
        )}
        {values.slice(0, mostValues).map((value) => (
          <p key={`${value.owner} ${value.name} ${value.before} ${value.after}`}>
            <Value {...value} />
          </p>
        ))}
        {kind === 'style' && values.length === 0 && <p>Слова те же, изменилось оформление.</p>}
        {kind === 'moved' && <p>Раньше стоял в другом месте страницы.</p>}
        {elsewhere > 0 && <p className="small">Видно ещё на других: {pagesCount(elsewhere)}.</p>}
      </div>
      {place && (
        <p>
          {link ? (
            <a href={link} target="_blank" rel="noopener">
              {place}
            </a>
          ) : (
            <small>{place}</small>
          )}
        </p>
      )}
      <footer>
        <button
          type="button"
          onClick={() => void discuss(block, location.href.replace(/#.*$/, '')).then(say)}
        >
          Обсудить
        </button>
        <Seen isSeen={isSeen} see={see} />
      </footer>
      <p role="status">{said}</p>
    </section>
  );
}

/** A page that came, went or broke as a whole, or of which only its properties differ. */
export function WholeCard({
  page,
  list,
  isSeen,
  isFresh,
  see,
}: { page: ListedPage; list: RibbonList } & Tick) {
  const index = list.pages.indexOf(page);
  return (
    <section className="card" data-kind={page.kind}>
      <header>
        <b>{page.kind === 'changed' ? 'Изменены свойства страницы' : `Страница: ${pageKinds[page.kind]}`}</b>
        {isFresh && <mark>новое</mark>}
      </header>
      <p>{page.title}</p>
      <p>
        <small>{page.url}</small>
      </p>
      <footer>
        {page.kind === 'removed' && <a href={addressIn(list.production, page.url)}>В продакшене</a>}
        <a href={`${reportUrl}#page-${index}`}>В отчёте</a>
        <Seen isSeen={isSeen} see={see} />
      </footer>
    </section>
  );
}
