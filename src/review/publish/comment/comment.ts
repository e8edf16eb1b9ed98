import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { counted } from '../../../content/problems/counted.ts';
import { sourceUrl } from '../../address.ts';
import { type Groups, groupsOf, isShared } from '../../groups.ts';
import {
  absence,
  blockKinds,
  changesCount,
  gistOf,
  growthOf,
  kilobytes,
  notesOf,
  pageGroups,
  pageKinds,
  pagesCount,
  signed,
  summaryOf,
} from '../../kinds.ts';
import { type BlockChange, type Finding, type PageChange, reviewSchema } from '../../types.ts';
import { type CommentMark, markLine } from '../ledger.ts';
import { limits, type Refusal } from '../limits.ts';
import { code, link } from './code.ts';

/**
 * The parts of a review that a comment needs. The file was made by a pull request's own code: nothing is believed, and
 * what others know better (commit, number, address of the site in production) is not read at all. How long it may be is
 * a limit of what is published (../limits.ts).
 */
const schema = reviewSchema.pick({
  version: true,
  notCompared: true,
  pageCount: true,
  pages: true,
  causes: true,
  changes: true,
  findings: true,
  unpublished: true,
  unseen: true,
  notes: true,
});

/** What a comment knows of a review. */
export type ReviewRead = z.infer<typeof schema>;

/**
 * Reads `review.json` of a preview.
 * @throws {Error} when it is not one
 */
export const readReview = (file: string): ReviewRead => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** What the default branch and GitHub say of a preview. All that a comment claims or links to comes from here. */
export interface Told {
  mark: CommentMark;
  /** Address of the preview with a slash at its end. */
  url: string;
  /** Address of the site in production, by the default branch's settings; empty where they have none. */
  production: string;
  /** The commit that was built. */
  commit: string;
  /** The run that built it. */
  buildUrl: string;
  /** The run that published it. */
  publishUrl: string;
  /** Files that were not published. */
  leftOut: number;
}

/** GitHub takes 65 536 characters. */
export const longestComment = 60_000;
const shownPages = 20;
const shownEntries = 10;
const shownPictures = 3;
/** Twenty names of files. */
const longestNote = 1500;

/**
 * The text of the request's one comment on a preview that is published. Every word of the review may come from a
 * stranger and stands in code; every link and claim comes from what is told.
 * @param review null where it could not be read
 */
export function commentOf(review: ReviewRead | null, told: Told): string {
  const report = `${told.url}preview/index.html`;
  const head = [
    markLine(told.mark),
    `### ${link('Предпросмотр сайта', told.url)}`,
    review
      ? `${summaryOf(review, (count) => `**${count}**`)}. ${link(pictured(review).length > 0 ? 'Отчёт с картинками' : 'Отчёт', report)}`
      : `Что изменилось, прочитать не удалось. ${link('Отчёт', report)}`,
    review?.notCompared ? `> [!WARNING]\n> Сравнения нет. ${code(review.notCompared, 300)}` : '',
    told.leftOut > 0
      ? `> [!WARNING]\n> Не опубликовано файлов: ${told.leftOut}. Какие и почему — ${link('в журнале', told.publishUrl)}`
      : '',
  ].filter(Boolean);
  const foot = footer(told);
  const above = head.join('\n\n');
  const room = longestComment - above.length - foot.length - 10;
  const body = review ? fitInto(sections(review, told, report), room) : '';
  return `${[above, body, foot].filter(Boolean).join('\n\n')}\n`;
}

/** By weight: what is wrong, what became heavy, what changed, what no page shows, how it looks. */
function sections(review: ReviewRead, told: Told, report: string): Section[] {
  const groups = groupsOf(review);
  const kinds = new Set(review.pages.filter((page) => !isShared(page)).map(({ kind }) => kind));
  return [
    findings(review.notCompared ? 'Проблемы' : 'Новые проблемы', review.findings, told),
    weights(review),
    ...[...kinds].map((kind) => ofKind(kind, review, groups, told)),
    shared(groups, told),
    notes(review),
    pictures(review, told, report),
  ];
}

function findings(name: string, found: readonly Finding[], told: Told): Section {
  const errors = found.filter(({ severity }) => severity === 'error');
  const remarks = found.filter(({ severity }) => severity !== 'error');
  const entries = [...errors, ...remarks].map(
    (finding) =>
      `- ${finding.severity === 'error' ? '🔴' : '🟡'} ${placeOf(finding, told)} ${code(finding.text, 300)}`,
  );
  return { open: `**${name}**\n\n`, entries, most: shownEntries };
}

/** Where a problem stands, in code; a plain name, which cannot leave the repository, leads there. */
function placeOf({ file, line, column }: Finding, { buildUrl, commit }: Told): string {
  const place = code(`${file}:${line}:${column}`);
  const repository = buildUrl.replace(/\/actions\/.*$/, '');
  return /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(file)
    ? `[${place}](${sourceUrl(repository, commit, file, line)})`
    : place;
}

function weights(review: ReviewRead): Section {
  const entries = review.pages
    // Below a culprit's size it is a line or a card more.
    .filter(({ weight }) => (weight?.culprits.length ?? 0) > 0)
    .sort((a, b) => heavier(b) - heavier(a))
    .map((page) => {
      const culprit = page.weight?.culprits[0];
      const why = culprit ? `: ${code(culprit.text)}` : '';
      const where = culprit?.source ? ` ${code(`${culprit.source.file}:${culprit.source.line}`)}` : '';
      return `- ${weightOf(page)} ${code(page.url)}${why}${where}`;
    });
  return { open: '**Вес страниц**\n\n', entries, most: shownEntries };
}

const heavier = (page: PageChange): number => growthOf(page) ?? page.weight?.after ?? 0;

/** By how much a page grew; of one that was not there, or not shown, how much it weighs. */
function weightOf(page: PageChange): string {
  const growth = growthOf(page);
  if (growth !== null) return signed(growth);
  return `${page.isNew ? 'новая, ' : ''}${kilobytes(page.weight?.after ?? 0)}`;
}

/** Pages of one kind; more than a few fold. Inside of the fold's own line GitHub reads HTML, so it holds no word of a branch. */
function ofKind(kind: PageChange['kind'], review: ReviewRead, groups: Groups, told: Told): Section {
  const pages = review.pages.filter((page) => page.kind === kind);
  const open = pages.length > shownEntries ? '' : ' open';
  return {
    open: `<details${open}><summary>${pageGroups[kind]}: ${pagesCount(pages.length)}</summary>\n\n| Страница | Было | Стало | Что |\n| --- | --- | --- | --- |\n`,
    entries: pages.map((page) => row(page, review, groups, told)),
    most: shownPages,
    close: '\n\n</details>',
  };
}

/** What several pages share, each once with a page to see it on: a change of the menu is one, not a hundred rows. */
function shared(groups: Groups, told: Told): Section {
  const entries = [...groups.causes]
    .sort((a, b) => b.others.length - a.others.length)
    .flatMap(({ label, others, changes }) => {
      const [first] = others;
      const block = changes[0]?.marks[0]?.block;
      if (!first || !block) return [];
      const where = `${pagesCount(others.length)}, ${link('например', told.url, first.url)}`;
      return [`- ${code(label)}: ${saidOf(block)} — ${where}`];
    });
  return { open: '**Через общее**\n\n', entries, most: shownEntries };
}

function row(page: PageChange, review: ReviewRead, groups: Groups, told: Told): string {
  const absent = absence(page.url, page, review);
  const old = absent ? (page.isNew ? '—' : absent) : link('было', told.production, page.from ?? page.url);
  const now = page.kind === 'removed' ? '—' : link('стало', told.url, page.url);
  const isWhole = page.kind === 'added' || page.kind === 'removed' || page.kind === 'broken';
  // As in the report: its own, and what shows in several places of it once.
  const { own } = groups.onPage(page);
  const more = own.length > 1 ? ` и ещё ${changesCount(own.length - 1)}` : '';
  const first = page.kind === 'renamed' ? undefined : own[0]?.marks[0]?.block;
  const what = isWhole || !first ? pageKinds[page.kind] : saidOf(first);
  return `| ${code(page.title || page.url, 70)}<br>${code(page.url)} | ${old} | ${now} | ${what}${isWhole ? '' : more} |`;
}

/** A change in few words: «изменено `дважды → два раза`». */
function saidOf(block: BlockChange): string {
  const gist = gistOf(block);
  // A label that says it all needs no kind: «страница не показывается».
  if (gist === block.label && block.region === 'head') return code(gist, 90);
  return gist ? `${blockKinds[block.kind]} ${code(gist, 90)}` : blockKinds[block.kind];
}

/** What the comparison has to say beside its pages: files that changed and show on none, pictures that are not there. */
const notes = (review: ReviewRead): Section => ({
  open: '**На\u00a0заметку**\n\n',
  entries: notesOf(review).map((note) => `- ${code(note, longestNote)}`),
  most: shownEntries,
});

/** Pages with a picture of how they are now, each with its place in the review. */
const pictured = (review: ReviewRead) =>
  review.pages
    .map((page, index) => ({ page, index }))
    .filter(({ page }) => page.kind !== 'removed' && page.shots.some(({ after }) => after));

function pictures(review: ReviewRead, told: Told, report: string): Section {
  const shown = pictured(review)
    .slice(0, shownPictures)
    .map(
      ({ index }) =>
        `<a href="${report}#page-${index}"><img src="${told.url}preview/shots/${index}.webp" width="240" alt="Снимок страницы"></a>`,
    );
  const entries = shown.length > 0 ? [shown.join(' ')] : [];
  return { open: '', entries, most: 1 };
}

/** The last line of every comment. */
function footer({ commit, mark }: Pick<Told, 'commit' | 'mark'>): string {
  const time = mark.build.slice(0, 16).replace('T', ' ');
  return `<sub>Коммит ${code(commit.slice(0, 8))}, сборка начата ${time} UTC. Комментарий обновляется с каждой правкой.</sub>`;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)}\u00a0МБ`;
const files = counted(limits.entries, 'файл', 'файла', 'файлов');

/** Why a preview that was built is not published. */
const reasons: Record<Refusal, string> = {
  entries: `В сборке больше, чем ${files}.`,
  bytes: `Сборка больше, чем ${megabytes(limits.preview)}.`,
  empty: 'В сборке нет главной страницы.',
  room: `Место для предпросмотров кончилось: всем вместе отведено ${megabytes(limits.site)}. Когда закроются другие запросы, предпросмотр появится сам.`,
};

/**
 * The text of the request's one comment when its latest commit has no preview: what went wrong, and what the address
 * still shows.
 * @param refusal why it was refused, where it was
 * @param standing the commit of the preview that stands from an earlier build
 */
export function noPreviewComment(told: Told, refusal: Refusal | null, standing: string | null): string {
  const isBuilt = told.mark.state !== 'failed';
  const why = !isBuilt
    ? `Почему — ${link('в журнале сборки', told.buildUrl)}.`
    : refusal
      ? reasons[refusal]
      : `Предпросмотр собран, но не опубликован: ${link('журнал', told.publishUrl)}. Через час попытка повторится сама.`;
  const parts = [
    markLine(told.mark),
    `### ${isBuilt ? 'Предпросмотр не опубликован' : 'Предпросмотр не собрался'}`,
    why,
    standing &&
      `По ${link('адресу предпросмотра', told.url)} пока прежний вид, коммит ${code(standing.slice(0, 8))}.`,
    footer(told),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A part of the comment: a list, a table or a fold. */
interface Section {
  /** What stands above the entries, blank line included. */
  open: string;
  /** Whole lines. */
  entries: readonly string[];
  /** More are named by their number only. */
  most: number;
  close?: string;
}

/**
 * Puts sections one after another until a length is reached. What does not fit is left out by whole entries, and the
 * sections come by weight, so that a cut never ends inside of a fold or a table and never takes a problem before a page.
 * @param longest UTF-16 units
 */
function fitInto(sections: readonly Section[], longest: number): string {
  let room = longest;
  const parts = sections.flatMap(({ open, entries, most, close = '' }) => {
    for (let count = Math.min(most, entries.length); count > 0; count--) {
      const rest = count < entries.length ? [`- и ещё ${entries.length - count}`] : [];
      const part = open + [...entries.slice(0, count), ...rest].join('\n') + close;
      if (part.length + 2 > room) continue;
      room -= part.length + 2;
      return [part];
    }
    return [];
  });
  return parts.join('\n\n');
}
