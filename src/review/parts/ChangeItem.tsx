import { Fragment, type ReactNode, useState } from 'react';
import { addressIn, changeHash, oldPage } from '../address.ts';
import type { Mark, ShownChange } from '../groups.ts';
import {
  absentText,
  beginning,
  blockKinds,
  gistOf,
  isAbsent,
  lineText,
  pagesCount,
  quoted,
  subjectOf,
} from '../texts.ts';
import type { BlockChange, PageChange, Review, Run, Source, ValueChange } from '../types.ts';
import { Button, OutsideLink } from './controls.tsx';
import { discuss } from './discuss.ts';
import { useReviewing } from './reviewing.tsx';

interface ChangeItemProps {
  change: ShownChange;
  mark: Mark;
  /** True if the page itself is visible, so added text need not be repeated. */
  isInView?: boolean;
  /** Pictures of the change. */
  children?: ReactNode;
}

/** A change: its content, source line, actions and the other pages that show it. */
export function ChangeItem({ change, mark: { page, block }, isInView, children }: ChangeItemProps) {
  const { review, reviewed } = useReviewing();
  const { kind, label, region, values, movedFrom, problem, source } = block;
  const runs = isInView && kind === 'added' && region === 'main' ? [] : block.runs;
  // Names a block whose words did not change.
  const subject = isInView ? '' : subjectOf(block);
  const owner = change.owner === page ? page : null;
  const Tag = isInView ? 'section' : 'li';
  const summary = [label, blockKinds[kind], isInView && !owner && change.label].filter(Boolean).join(' · ');
  const address = changeUrl(change, review, page);
  return (
    <Tag
      className={isInView ? 'card' : undefined}
      aria-label={isInView ? 'Открытая правка' : undefined}
      data-kind={kind}
      id={change.id}
      data-fresh={reviewed?.fresh.includes(change.id) || undefined}
    >
      <small>
        {isInView || page.kind === 'removed' ? summary : <a href={address}>{summary}</a>}{' '}
        <SourceLink source={source} />
      </small>
      <div role={isInView ? 'status' : undefined}>
        {subject && runs.length === 0 && <p>{quoted(beginning(subject, longestPlace))}</p>}
        <p>
          <Runs runs={runs} />
        </p>
        {problem && <p>{problem}</p>}
        {values.map((value) => (
          <p key={`${value.owner} ${value.name} ${value.before} ${value.after}`}>
            <Value {...value} />
          </p>
        ))}
        {kind === 'style' && values.length === 0 && <p>Слова те же, изменилось оформление.</p>}
        {kind === 'moved' && <p>{`Раньше это стояло ${movedFrom ?? 'в\u00a0другом месте страницы'}.`}</p>}
      </div>
      {children}
      <Actions key={change.id} id={change.id} block={block} address={address} />
      <OtherPages change={change} owner={isInView ? page : owner} />
    </Tag>
  );
}

/** «Обсудить» and the checkbox; nothing without scripts. */
function Actions({ id, block, address }: { id: string; block: BlockChange; address: string }) {
  const { reviewed, markSeen } = useReviewing();
  const [message, setMessage] = useState('');
  if (!reviewed) return null;
  return (
    <>
      {/* The name distinguishes the controls of several changes for screen readers. */}
      <fieldset className="acts" aria-label={gistOf(block)}>
        <Button
          name="Обсудить"
          press={() => void discuss(block, new URL(address, location.href).href).then(setMessage)}
        />
        <label className="seen">
          <input
            type="checkbox"
            checked={reviewed.seen.includes(id)}
            onChange={({ target }) => markSeen(id, target.checked)}
          />
          Просмотрено
        </label>
      </fieldset>
      <p role="status">{message}</p>
    </>
  );
}

/** Returns the URL of a page in the preview; for a removed page in production, or as it was if it was not live. */
export function placeOf({ kind, url, isLive }: PageChange, { production, basePath }: Review): string {
  if (kind !== 'removed') return addressIn(basePath, url);
  return isLive ? addressIn(production, url) : addressIn(basePath, oldPage(url));
}

/** Returns the URL that opens a change, on the page that shows it best. */
export const changeUrl = ({ id, marks }: ShownChange, { basePath }: Review, page = marks[0].page): string =>
  addressIn(basePath, page.url) + changeHash(id);

/** Link to a page in production, by its address in the preview, without base path, and its differences, if any. */
export function LiveLink({ url, page }: { url: string; page: PageChange | null }) {
  const { review } = useReviewing();
  if (isAbsent(url, page, review)) return <span className="small">{absentText}</span>;
  return (
    <OutsideLink className="button" href={addressIn(review.production, page?.from ?? url)}>
      Сейчас на сайте
    </OutsideLink>
  );
}

/** Other pages that show the change, each opened at it. */
function OtherPages({ change, owner }: { change: ShownChange; owner: PageChange | null }) {
  const { review } = useReviewing();
  const pages = change.pages.filter((page) => page !== owner);
  if (pages.length === 0) return null;
  return (
    <details className="pages">
      <summary>
        {owner ? 'Видно ещё: ' : 'Где видно: '}
        {pagesCount(pages.length)}
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <a href={page.kind === 'removed' ? placeOf(page, review) : changeUrl(change, review, page)}>
              {page.title || page.url}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Cuts the middle of a long text, at word boundaries. */
const withoutMiddle = (text: string, most: number): string =>
  text.length <= most ? text : `${beginning(text, most / 2)} ${text.slice(-most / 2).replace(/^\S*\s+/, '')}`;

/** Maximum lengths of runs; longer ones are cut. */
const longest = 600;
const longestSame = 110;
/** Maximum length of a place's text, which may already be cut. */
const longestPlace = 70;

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ op, text }, index) => {
    const key = `${index} ${op}`;
    if (op === 'add') return <ins key={key}>{beginning(text, longest)}</ins>;
    if (op === 'del') return <del key={key}>{beginning(text, longest)}</del>;
    return <Fragment key={key}>{withoutMiddle(text, longestSame)}</Fragment>;
  });

/** A changed value: «Counter: value: 88 → 90». */
const Value = ({ owner, name, before, after, runs }: ValueChange) => (
  <>
    {owner && <b>{owner}: </b>}
    {name}: {runs && <Runs runs={runs} />}
    {!runs && before !== null && <del>{beginning(before, longest)}</del>}
    {!runs && before !== null && after !== null && ' → '}
    {!runs && (after === null ? ' — убрано' : <ins>{beginning(after, longest)}</ins>)}
  </>
);

/** A line of a file, linked to the request's diff. */
export function SourceLink({ source }: { source: Source | null }) {
  if (!source) return null;
  const place = <code>{lineText(source)}</code>;
  return source.href ? <OutsideLink href={source.href}>{place}</OutsideLink> : place;
}
