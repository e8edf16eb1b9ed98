import { addressIn, pageHash } from '../address.ts';
import { type CauseGroup, mostShared, type ShownChange } from '../groups.ts';
import { ChangeItem, LiveLink, SourceLink } from '../parts/ChangeItem.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { kilobytes, pageKindName, pagesCount, placeText, quoted } from '../texts.ts';
import type { BlockChange, PageChange, Review } from '../types.ts';
import { BeforeAfter, Shots } from './Shots.tsx';

const idOf = (page: PageChange, review: Review) => pageHash(page, review).slice(1);

/** Entry of a page with own changes. Shared changes have entries of their own. */
export function PageEntry({ page }: { page: PageChange }) {
  const { review, groups } = useReviewing();
  const { url, kind } = page;
  const own = groups.ownOf(page);
  // A list of posts came or went with one of them.
  const causes = own.length > 0 ? [] : groups.causes.filter(({ pages }) => pages.includes(page));
  // Pictures are folded if text describes all changes of the page.
  const isDescribed =
    (kind === 'changed' || kind === 'renamed') &&
    own.every(({ marks: [best] }) => isDescribedByText(best.block));
  return (
    <article className="page" id={idOf(page, review)} data-kind={kind}>
      <header>
        <div>
          <span className="chip">{pageKindName(page)}</span>
          <h2>{page.title || url}</h2>
          <p className="address">
            <code>{placeText(page, review)}</code>
          </p>
        </div>
        <p className="acts">
          {kind !== 'removed' && (
            <a className="button" href={addressIn(review.basePath, url)}>
              Открыть с отметками
            </a>
          )}
          <LiveLink url={url} page={page} />
        </p>
      </header>
      {own.length > 0 && <ChangeList changes={own} />}
      {causes.map(({ index, label, listedAt }) => (
        <p key={index}>
          Из-за правки: <a href={listedAt ? pageHash(listedAt, review) : `#cause-${index}`}>{label}</a>
        </p>
      ))}
      <Cards page={page} />
      <Shots page={page} isOpen={!isDescribed} />
      <Findings page={page} />
    </article>
  );
}

/** Whether text describes a change completely; not for styles, positions and pictures. */
const isDescribedByText = ({ kind, region, runs }: BlockChange): boolean =>
  region === 'head' || (kind !== 'moved' && runs.length > 0);

const ChangeList = ({ changes }: { changes: readonly ShownChange[] }) => (
  <ul className="changes">
    {changes.map((change) => {
      const [mark] = change.marks;
      // Of another mark, if the first has none; an entry of a menu is no picture of a page.
      const regions = ['main', mark.block.region];
      const pictured = change.marks.find(({ block }) => block.crops && regions.includes(block.region));
      const { crops, isOnPhone } = pictured?.block ?? {};
      return (
        <ChangeItem key={change.id} change={change} mark={mark}>
          {pictured && pictured.page !== mark.page && (
            <p className="small">{`На\u00a0странице ${quoted(pictured.page.title || pictured.page.url)}:`}</p>
          )}
          {isOnPhone && <p className="small">Только на{'\u00a0'}экране телефона:</p>}
          {crops && (
            <BeforeAfter of={crops}>
              {(file, caption) => <img src={file} alt={caption} loading="lazy" />}
            </BeforeAfter>
          )}
        </ChangeItem>
      );
    })}
  </ul>
);

/** Entry of a cause that pages share, with pictures of those that differ most. */
export function SharedEntry({ cause: { index, label, changes, pages } }: { cause: CauseGroup }) {
  const { review, groups } = useReviewing();
  // A page with an entry has its pictures there; one with several causes has them at the one that fewest pages show.
  const pictured = pages.filter((page) => {
    const rarest = groups.shared.findLast((one) => one.pages.includes(page));
    return page.kind === 'shared' && rarest?.index === index && page.shots.length > 0;
  });
  return (
    <article className="page" id={`cause-${index}`} data-kind="shared">
      <span className="chip">общая правка · {pagesCount(pages.length)}</span>
      <h2>{label}</h2>
      <ChangeList changes={changes} />
      {pictured.map((page, at) => (
        <section key={page.url} id={idOf(page, review)}>
          {/* A CSS rule may match without visible effect. */}
          <Shots
            page={page}
            name={page.title || page.url}
            isOpen={at < mostShared && page.shots.some(({ pixels }) => pixels !== 0)}
          />
          <Findings page={page} />
        </section>
      ))}
    </article>
  );
}

/** The page as shown by search engines and messengers, before and after. */
function Cards({ page: { card: cards } }: { page: PageChange }) {
  const { basePath } = useReviewing().review;
  if (!cards) return null;
  return (
    <>
      <h3>В поиске и соцсетях</h3>
      <BeforeAfter of={cards}>
        {({ picture, title, description }, caption) => (
          <>
            {picture && (
              <img
                src={addressIn(basePath, picture)}
                alt={`${caption}: картинка для соцсетей`}
                loading="lazy"
                width="1200"
                height="630"
              />
            )}
            <strong>{title}</strong>
            <p>{description}</p>
          </>
        )}
      </BeforeAfter>
    </>
  );
}

/** What the browser and axe found on a page: what made it grow by many bytes, and the rules that it violates. */
function Findings({ page: { weight, axe } }: { page: PageChange }) {
  const { before, after, culprits } = weight ?? { before: null, after: null, culprits: [] };
  const sizes = [before, after].flatMap((bytes) => (bytes === null ? [] : kilobytes(bytes)));
  return (
    <>
      {culprits.length > 0 && <h3>{`Вес: ${sizes.join(' → ')}`}</h3>}
      <ul className="changes">
        {culprits.map(({ text, source }) => (
          <li key={text} data-kind="changed">
            {text}. <SourceLink source={source} />
          </li>
        ))}
      </ul>
      {axe.length > 0 && <h3>Доступность</h3>}
      <ul className="changes">
        {axe.map(({ rule, help, target }) => (
          <li key={`${rule} ${target}`} data-kind="removed">
            {help}{' '}
            <small>
              <code>{target}</code>
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
