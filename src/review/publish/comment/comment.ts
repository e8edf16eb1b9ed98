import { readFileSync } from 'node:fs';
import { counted } from '../../../content/problems/counted.ts';
import { isError } from '../../../content/problems/problems.ts';
import { groupedBy } from '../../../once.ts';
import { changeHash, pageHash } from '../../address.ts';
import { alikeFindings, type CauseGroup, type Groups, groupsOf, ownPages } from '../../groups.ts';
import {
  absentText,
  blockKinds,
  changesCount,
  gistOf,
  isAbsent,
  lineText,
  notesOf,
  pageKindName,
  pageKinds,
  pagesCount,
  summaryOf,
} from '../../texts.ts';
import {
  type BlockChange,
  type Finding,
  type PageChange,
  type Repair,
  type ReviewRead,
  readSchema,
} from '../../types.ts';
import { type CommentMark, markLine } from '../ledger.ts';
import { limits, type RefusalReason } from '../limits.ts';
import { code, codeBlock, link } from './code.ts';

/** Parses a preview's `review.json`; null if it is missing or invalid. */
export function readReview(file: string): ReviewRead | null {
  try {
    return readSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Trusted facts from GitHub and the default branch, for all claims and links of the comment. */
export interface TrustedFacts {
  mark: CommentMark;
  /** URL of the preview with a trailing slash. */
  url: string;
  /** Production URL from the default branch's settings; may be empty. */
  production: string;
  /** The commit that was built. */
  commit: string;
  /** Where its author edits the request's files, without the last slash; empty if unknown. */
  edit: string;
  /** The run that built it. */
  buildUrl: string;
  /** The run that published it. */
  publishUrl: string;
  /** Number of files that were not published. */
  leftOut: number;
}

/** Maximum length of a comment; GitHub allows 65 536 characters. */
export const longestComment = 60_000;
/** Of each section. GitHub shows only ten annotations of a step, so these are more. */
const shownEntries = 20;
const shownPictures = 3;
/** Maximum length of a note, about twenty file names, and of lines to paste below a problem. */
const longestNote = 1500;

/**
 * The comment on a published preview. All text of the review is untrusted and formatted as code; all links and claims
 * come from trusted facts.
 * @param review null if it could not be parsed
 */
export function commentOf(review: ReviewRead | null, facts: TrustedFacts): string {
  const report = `${facts.url}preview/index.html`;
  const page = review && ownPages(review).find(({ kind }) => kind !== 'removed');
  const head = [
    markLine(facts.mark),
    `### ${link('Предпросмотр сайта', facts.url, page?.url)}`,
    review && verdictOn(review.findings),
    review
      ? `${summaryOf(review)}. ${link(pictured(review).length > 0 ? 'Отчёт с картинками' : 'Отчёт', report)}`
      : `Что изменилось, прочитать не удалось. ${link('Отчёт', report)}`,
    review?.notCompared ? `> [!WARNING]\n> Сравнения нет. ${code(review.notCompared, 300)}` : '',
    facts.leftOut > 0
      ? `> [!WARNING]\n> Не опубликовано файлов: ${facts.leftOut}. Какие и почему — ${link('в журнале', facts.publishUrl)}`
      : '',
  ].filter(Boolean);
  const foot = footer(facts);
  const above = head.join('\n\n');
  const space = longestComment - above.length - foot.length - 10;
  const body = review ? fitInto(sections(review, facts, report), space, report) : '';
  return `${[above, body, foot].filter(Boolean).join('\n\n')}\n`;
}

/** Returns the sections by importance: problems, weights, changes, notes, pictures. */
function sections(review: ReviewRead, facts: TrustedFacts, report: string): Section[] {
  const groups = groupsOf(review);
  return [
    findings(review.notCompared ? 'Проблемы' : 'Новые проблемы', review.findings, facts),
    weights(review),
    ...groupedBy(ownPages(review), ({ kind }) => kind).map((pages) => ofKind(pages, review, groups, facts)),
    shared(groups, facts),
    notes(review),
    pictures(review, facts, report),
  ];
}

/** Whether the request may go live, as far as the content's check knows. */
function verdictOn(found: readonly Finding[]): string {
  if (found.some(isError)) return '🔴 На\u00a0сайт не\u00a0выйдет, пока не\u00a0исправлены ошибки.';
  return `${found.length > 0 ? '🟡' : '🟢'} Ошибок в\u00a0тексте нет${found.length > 0 ? ', но\u00a0примут запрос, когда не\u00a0останется и\u00a0замечаний' : ''}.`;
}

function findings(name: string, found: readonly Finding[], facts: TrustedFacts): Section {
  const errorsFirst = found.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
  const placeIn = ({ file, line, column, isGone }: Finding) => {
    const place = code(`${file}:${line}:${column}`);
    // Pictures are not edited there.
    const isText = !isGone && !/\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(file);
    return isText ? link(place, facts.edit, `/${file}`, `#L${line}`) : place;
  };
  const entries = alikeFindings(errorsFirst).map((alike) => {
    const [{ severity, text, repairs = [] }] = alike;
    const places = alike.slice(0, shownEntries).map(placeIn).join(', ');
    const more = alike.length > shownEntries ? ` и ещё ${alike.length - shownEntries}` : '';
    const mark = severity === 'error' ? '🔴' : '🟡';
    // A sentence may be followed by lines to paste.
    const [said = '', pasted] = text.split(/\n([\s\S]*)/);
    const below = (pasted ? codeBlock(pasted) : '') + repairs.map(repairText).join('');
    return `- ${mark} ${places}${more} ${code(said, 300)}${below.length > longestNote ? '' : below}`;
  });
  return { open: `**${name}**\n\n`, entries };
}

/** What to paste into the file, as a paragraph of an entry. */
function repairText({ line, gone, text }: Repair): string {
  const lines = gone > 1 ? `строки ${line}–${line + gone - 1}` : `строку ${line}`;
  if (gone > 0) return text === '' ? `\n  Удалите ${lines}.` : `\n  Замените ${lines} на:${codeBlock(text)}`;
  return `\n  Вставьте над строкой ${line}${text === '' ? ' пустую строку.' : `:${codeBlock(text)}`}`;
}

/** What made pages heavier, each once: a script may be on all of them. */
function weights({ pages }: ReviewRead): Section {
  const grown = pages.flatMap(({ url, weight }) => {
    const [culprit] = weight?.culprits ?? [];
    // Smaller growth has no single cause.
    if (!culprit) return [];
    return { url, what: code(culprit.text) + (culprit.source ? ` ${code(lineText(culprit.source))}` : '') };
  });
  const entries = groupedBy(grown, ({ what }) => what).map(([{ url, what }, ...others]) => {
    const more = others.length > 0 ? ` и ещё ${pagesCount(others.length)}` : '';
    return `- ${code(url)}${more}: ${what}`;
  });
  return { open: '**Вес страниц**\n\n', entries };
}

/** Pages of one kind, folded if there are many. The summary is HTML, so it contains no untrusted text. */
function ofKind(
  pages: readonly [PageChange, ...PageChange[]],
  review: ReviewRead,
  groups: Groups,
  facts: TrustedFacts,
): Section {
  const open = pages.length > shownEntries ? '' : ' open';
  return {
    open: `<details${open}><summary>${pageKinds[pages[0].kind].all}: ${pagesCount(pages.length)}</summary>\n\n| Страница | Было | Стало | Что |\n| --- | --- | --- | --- |\n`,
    entries: pages.map((page) => row(page, review, groups, facts)),
    close: '\n\n</details>',
  };
}

/** Changes that no page has in the tables, each cause once with its best mark. */
function shared(groups: Groups, facts: TrustedFacts): Section {
  const entries = groups.shared.map((cause) => {
    const { label, changes } = cause;
    const [best] = changes[0].marks;
    return `- ${code(label)}: ${summaryOfBlock(best.block)}${moreThanOne(changes)} — ${placesOf(cause, facts)}`;
  });
  return { open: '**Общие правки**\n\n', entries };
}

/** Counts the pages that show the changes of a cause, with a link to the best mark. */
function placesOf({ pages, changes }: CauseGroup, { url }: TrustedFacts): string {
  const marks = changes.flatMap(({ id, marks: all }) => all.map(({ page }) => ({ id, page })));
  const example = marks.find(({ page }) => pages.includes(page) && page.kind !== 'removed');
  const linked = example && link('например', url, example.page.url, changeHash(example.id));
  return [pagesCount(pages.length), linked].filter(Boolean).join(', ');
}

function row(page: PageChange, review: ReviewRead, groups: Groups, facts: TrustedFacts): string {
  const isMissing = isAbsent(page.url, page, review);
  const old = isMissing ? absentText : link('было', facts.production, page.from ?? page.url);
  const target = page.kind === 'removed' ? page.to : page.url;
  const isWhole = page.kind === 'added' || page.kind === 'removed' || page.kind === 'broken';
  // As in the report: the page's own changes, even those that only other pages show.
  const own = groups.ownOf(page);
  const hash = own[0] && !isWhole ? changeHash(own[0].id) : '';
  const now = target ? link(page.to ? 'вместо неё' : 'стало', facts.url, target, hash) : '—';
  const first = page.kind === 'renamed' ? undefined : own[0]?.marks[0].block;
  const what = isWhole || !first ? pageKindName(page) : summaryOfBlock(first);
  const elsewhere = groups.causes
    .filter(({ listedAt, pages }) => listedAt === page && pages.length > 0)
    .map((cause) => `. Видно ещё: ${placesOf(cause, facts)}`);
  return `| ${code(page.title || page.url, 70)}<br>${code(page.url)} | ${old} | ${now} | ${what}${isWhole ? '' : moreThanOne(own)}${elsewhere.join('')} |`;
}

/** Counts the changes after the first. */
const moreThanOne = ({ length }: readonly unknown[]) =>
  length > 1 ? ` и ещё ${changesCount(length - 1)}` : '';

/** Describes a change: «изменено `дважды → два раза`». */
function summaryOfBlock(block: BlockChange): string {
  const gist = gistOf(block);
  // Some labels need no kind: «страница не показывается».
  if (gist === block.label && block.region === 'head') return code(gist, 90);
  return gist ? `${blockKinds[block.kind]} ${code(gist, 90)}` : blockKinds[block.kind];
}

const notes = (review: ReviewRead): Section => ({
  open: '**На\u00a0заметку**\n\n',
  entries: notesOf(review).map((note) => `- ${code(note, longestNote)}`),
});

const pictured = ({ pages }: ReviewRead) =>
  pages.filter(({ kind, shots }) => kind !== 'removed' && shots.some(({ after }) => after));

function pictures(review: ReviewRead, facts: TrustedFacts, report: string): Section {
  const shown = pictured(review)
    .slice(0, shownPictures)
    .map(
      (page) =>
        `<a href="${report}${pageHash(page, review)}"><img src="${facts.url}preview/shots/${review.pages.indexOf(page)}.webp" width="240" alt="Снимок страницы"></a>`,
    );
  return { open: '', entries: shown.length > 0 ? [shown.join(' ')] : [] };
}

/** Returns the last line of every comment. */
function footer({ commit, mark }: Pick<TrustedFacts, 'commit' | 'mark'>): string {
  const time = mark.build.slice(0, 16).replace('T', ' ');
  return `<sub>Коммит ${code(commit.slice(0, 8))}, сборка начата ${time} UTC. Комментарий обновляется с каждой правкой.</sub>`;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)}\u00a0МБ`;

const reasons: Record<RefusalReason, string> = {
  entries: `В сборке больше, чем ${counted(limits.entries, 'файл', 'файла', 'файлов')}.`,
  bytes: `Сборка больше, чем ${megabytes(limits.preview)}, отведённые одному предпросмотру. Как дать больше, сказано в\u00a0\`.github/previews.md\`.`,
  empty: 'В сборке нет главной страницы.',
  space: `Место для предпросмотров кончилось: всем вместе отведено ${megabytes(limits.site)}. Когда закроются другие запросы, предпросмотр появится сам.`,
};

/**
 * The comment if the latest commit has no preview: the reason, and what the URL still shows.
 * @param refusal the reason if it was refused
 * @param published commit of the published preview of an earlier build
 * @param found problems of the content; without errors among them, something else failed
 */
export function noPreviewComment(
  facts: TrustedFacts,
  refusal: RefusalReason | null,
  published: string | null,
  found: readonly Finding[] = [],
): string {
  const isBuilt = facts.mark.state !== 'failed';
  const reason = !isBuilt
    ? found.some(isError)
      ? verdictOn(found)
      : `Почему — ${link('в журнале сборки', facts.buildUrl)}. Ошибки текста названы и у\u00a0самих строк, на вкладке «Files changed».`
    : refusal
      ? `${reasons[refusal]} Собранное можно скачать: ${link('журнал сборки', facts.buildUrl)}, раздел Artifacts. Отчёт в\u00a0нём\u00a0— \`preview/index.html\`.`
      : `Предпросмотр собран, но не опубликован: ${link('журнал', facts.publishUrl)}. Через час попытка повторится сама.`;
  const parts = [
    markLine(facts.mark),
    `### ${isBuilt ? 'Предпросмотр не опубликован' : 'Предпросмотр не собрался'}`,
    reason,
    published &&
      `По ${link('адресу предпросмотра', facts.url)} пока прежний вид, коммит ${code(published.slice(0, 8))}.`,
    fitInto([findings('Проблемы', found, facts)], longestComment, facts.buildUrl),
    footer(facts),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A section of the comment: a list, a table or a fold. */
interface Section {
  /** Text above the entries, including the blank line. */
  open: string;
  /** Entries, as complete lines; of many the first, and the rest is counted. */
  entries: readonly string[];
  close?: string;
}

/**
 * Joins sections up to a maximum length; earlier sections get space first. Omits whole entries, so that folds and
 * tables stay intact.
 * @param longest UTF-16 units
 * @param report where the omitted ones are
 */
function fitInto(sections: readonly Section[], longest: number, report: string): string {
  let space = longest;
  const parts = sections.flatMap(({ open, entries, close = '' }) => {
    for (let count = Math.min(shownEntries, entries.length); count > 0; count--) {
      const rest = count < entries.length ? [`- ${link(`и ещё ${entries.length - count}`, report)}`] : [];
      const part = open + [...entries.slice(0, count), ...rest].join('\n') + close;
      if (part.length + 2 > space) continue;
      space -= part.length + 2;
      return [part];
    }
    return [];
  });
  return parts.join('\n\n');
}
