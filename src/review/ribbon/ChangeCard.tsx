import { useState } from 'react';
import { addressIn } from '../address.ts';
import { blockKinds, pageKinds, pagesCount } from '../kinds.ts';
import type { ListedPage, RibbonList } from '../output/data.ts';
import { SourceLink, Told } from '../parts/Told.tsx';
import { type Marked, reportUrl } from './data.ts';
import { discuss } from './discuss.ts';

/** What a reviewer has noted of a change. */
export interface Tick {
  isSeen: boolean;
  isFresh: boolean;
  see: (isSeen: boolean) => void;
}

const Seen = ({ isSeen, see }: Pick<Tick, 'isSeen' | 'see'>) => (
  <label>
    <input type="checkbox" checked={isSeen} onChange={({ target }) => see(target.checked)} />
    Просмотрено
  </label>
);

/** What changed in a block, with the way to its line and to a remark on it. */
export function ChangeCard({ block, isSeen, isFresh, see }: { block: Marked } & Tick) {
  const { kind, label, region, by, runs, source, elsewhere } = block;
  const [said, say] = useState('');
  // What came to the page is read in the page.
  const isRead = kind === 'added' && region === 'main';
  return (
    <section className="card" data-kind={kind}>
      <header>
        <b>{blockKinds[kind]}</b>
        <span>{by ? `${label} · ${by}` : label}</span>
        {isFresh && <mark>новое</mark>}
      </header>
      <div role="status">
        <Told {...block} runs={isRead ? [] : runs} />
        {elsewhere > 0 && <p className="small">Видно ещё на других: {pagesCount(elsewhere)}.</p>}
      </div>
      <p>
        <SourceLink source={source} />
      </p>
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

interface WholeProps extends Tick {
  page: ListedPage;
  list: RibbonList;
}

/** A page that came, went or broke as a whole, or of which only its properties differ. */
export const WholeCard = ({ page, list, isSeen, isFresh, see }: WholeProps) => (
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
      <a href={`${reportUrl}#page-${list.pages.indexOf(page)}`}>В отчёте</a>
      <Seen isSeen={isSeen} see={see} />
    </footer>
  </section>
);
