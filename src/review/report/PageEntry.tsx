import { addressIn, encoded, sourceUrl } from '../address.ts';
import { isOwn } from '../changes.ts';
import { kilobytes } from '../checks/weights.ts';
import { compareWords } from '../compare/words.ts';
import { fieldNames, pageKinds } from '../kinds.ts';
import { Runs, Value } from '../parts/Words.tsx';
import type { Card, Change, PageChange, Review, ValueChange } from '../types.ts';
import { ChangeItem, SourceLink } from './ChangeItem.tsx';
import { Shots } from './Shots.tsx';

/** More changes than this fold: the preview itself shows them in their places. */
const shownChanges = 12;
const mostChanges = 200;
const mostProps = 30;
/** Growth below this is noise of a line or two. */
const notable = 103;

export const anchorOf = (page: PageChange, review: Review) => `page-${review.pages.indexOf(page)}`;

interface EntryProps {
  page: PageChange;
  review: Review;
}

/** A page with changes of its own. What it shares with others is named, and told at its cause. */
export function PageEntry({ page, review }: EntryProps) {
  const { url, from, kind, file } = page;
  const { repository, commit } = review.subject;
  const index = review.pages.indexOf(page);
  const own = review.changes.filter(({ cause }) => cause !== null && isOwn(review.causes[cause], page));
  const whole = review.changes.find(({ cause, places }) => cause === null && places[0]?.page === index);
  return (
    <article className="page" id={anchorOf(page, review)} data-kind={kind}>
      <header>
        <div>
          <span className="chip">{pageKinds[kind]}</span>
          <h2>{page.title || url}</h2>
          <p className="address">
            <code>{from ? `${from} → ${url}` : url}</code>
          </p>
          <Others page={page} review={review} />
        </div>
        <p className="actions">
          {kind !== 'removed' && <a href={addressIn(review.basePath, url)}>Открыть с отметками</a>}
          {kind !== 'added' && <a href={addressIn(review.production, from ?? url)}>В продакшене</a>}
          {repository && file && kind !== 'removed' && (
            <a href={sourceUrl(repository, commit, file)}>Исходник</a>
          )}
        </p>
      </header>
      {whole && (
        <p data-change={whole.id}>
          <label className="seen" hidden>
            <input type="checkbox" /> Просмотрено
          </label>
        </p>
      )}
      <ChangeList changes={own} review={review} />
      <Fields page={page} review={review} />
      {page.shots.length > 0 && <Shots shots={page.shots} title={page.title} />}
      <Weight page={page} review={review} />
      <Checks page={page} />
    </article>
  );
}

/** Changes as a list; more than a dozen fold. */
export function ChangeList({ changes, review }: { changes: readonly Change[]; review: Review }) {
  if (changes.length === 0) return null;
  const list = (some: readonly Change[]) => (
    <ul className="changes">
      {some.map((change) => (
        <ChangeItem key={change.id} change={change} review={review} />
      ))}
    </ul>
  );
  return (
    <>
      {list(changes.slice(0, shownChanges))}
      {changes.length > shownChanges && (
        <details>
          <summary>Ещё {changes.length - shownChanges}</summary>
          {list(changes.slice(shownChanges, mostChanges))}
        </details>
      )}
    </>
  );
}

/** What else changed on a page, by its causes. */
function Others({ page, review }: EntryProps) {
  const causes = [...new Set(page.blocks.map(({ cause }) => cause))].filter(
    (cause) => !isOwn(review.causes[cause], page),
  );
  if (causes.length === 0) return null;
  return (
    <p className="small">
      {'И через общее: '}
      {causes.map((cause, index) => {
        const { label = '', url } = review.causes[cause] ?? {};
        const owner = review.pages.find((one) => url !== null && isOwn(review.causes[cause], one));
        return (
          <span key={cause}>
            {index > 0 && ', '}
            <a href={owner ? `#${anchorOf(owner, review)}` : `#cause-${cause}`}>{label}</a>
          </span>
        );
      })}
    </p>
  );
}

function Fields({ page: { fields, card }, review }: EntryProps) {
  const differs = card !== null && JSON.stringify(card.before) !== JSON.stringify(card.after);
  if (fields.length === 0 && !differs) return null;
  const own = fields.filter(({ owner }) => owner === '');
  const props = fields.filter(({ owner }) => owner !== '');
  return (
    <>
      <h3>Свойства страницы</h3>
      {own.length > 0 && (
        <div className="scroll">
          <table>
            <tbody>
              {own.map((field) => (
                <tr key={field.name}>
                  <th scope="row">
                    {fieldNames[field.name] ?? field.name}
                    <br />
                    <SourceLink review={review} source={field.source} />
                  </th>
                  <td>
                    <FieldValue field={field} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {props.length > 0 && (
        <ul className="changes">
          {props.slice(0, mostProps).map((value) => (
            <li key={`${value.owner} ${value.name} ${value.source?.line}`} data-kind="style">
              <Value {...value} /> <SourceLink review={review} source={value.source} />
            </li>
          ))}
        </ul>
      )}
      {differs && (
        <div className="cards">
          <SocialCard caption="Было" card={card.before} />
          <SocialCard caption="Стало" card={card.after} />
        </div>
      )}
    </>
  );
}

const FieldValue = ({ field: { before, after } }: { field: ValueChange }) =>
  after === null ? (
    <del>{before}</del>
  ) : before === null ? (
    <ins>{after}</ins>
  ) : (
    <Runs runs={compareWords(before, after)} />
  );

/** The page as search engines and messengers show it. */
function SocialCard({ caption, card }: { caption: string; card: Card | null }) {
  if (!card) return null;
  return (
    <figure>
      {card.picture && (
        <img
          src={`..${encoded(card.picture)}`}
          alt={`${caption}: картинка для соцсетей`}
          loading="lazy"
          width="1200"
          height="630"
        />
      )}
      <figcaption>
        <small>{caption}</small>
        <strong>{card.title}</strong>
        {card.description}
      </figcaption>
    </figure>
  );
}

/** Bytes before and after, and what made them grow. */
function Weight({ page: { weight }, review }: EntryProps) {
  if (!weight) return null;
  const { before, after, culprits } = weight;
  const growth = before !== null && after !== null ? after - before : 0;
  const sizes = [before, after].flatMap((bytes) => (bytes === null ? [] : kilobytes(bytes)));
  return (
    <>
      <h3>Вес</h3>
      <p>
        {sizes.join(' → ')}
        {Math.abs(growth) >= notable && (
          <span className="small">{` ${growth > 0 ? '+' : '−'}${kilobytes(growth)}`}</span>
        )}
      </p>
      {culprits.length > 0 && (
        <ul className="changes">
          {culprits.map(({ text, source }) => (
            <li key={text} data-kind="removed">
              {text}. <SourceLink review={review} source={source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const categories: Record<string, string> = {
  performance: 'скорость',
  accessibility: 'доступность',
  'best-practices': 'правила',
};

/** What axe and Lighthouse found. */
function Checks({ page: { axe, lighthouse, shots, kind } }: { page: PageChange }) {
  if (shots.length === 0 || kind === 'removed') return null;
  const scores = Object.entries(lighthouse ?? {}).map(
    ([name, score]) => `${categories[name] ?? name} ${score}`,
  );
  return (
    <>
      <h3>Доступность и Lighthouse</h3>
      {axe.length === 0 ? (
        <p>axe не нашёл нарушений WCAG 2.2 AA.</p>
      ) : (
        <ul className="changes">
          {axe.map(({ rule, help, target }) => (
            <li key={`${rule} ${target}`} data-kind="removed">
              {help}{' '}
              <small>
                {rule} · <code>{target}</code>
              </small>
            </li>
          ))}
        </ul>
      )}
      {scores.length > 0 && <p>Lighthouse: {scores.join(', ')}.</p>}
    </>
  );
}
