import { counted } from '../content/problems/counted.ts';
import { ownPages } from './groups.ts';
import type {
  BlockChange,
  BlockKind,
  PageChange,
  PageKind,
  Review,
  ReviewRead,
  Run,
  Source,
  Subject,
  Unpublished,
} from './types.ts';

/**
 * Russian names of page kinds and of their groups, in the order of lists. Here are the texts of comment, report, ribbon
 * and terminal.
 */
export const pageKinds: Record<PageKind, { one: string; all: string }> = {
  broken: { one: 'с ошибкой', all: 'С ошибками' },
  changed: { one: 'изменена', all: 'Изменено' },
  added: { one: 'новая', all: 'Добавлено' },
  renamed: { one: 'новый адрес', all: 'С новым адресом' },
  removed: { one: 'удалена', all: 'Удалено' },
  style: { one: 'только вид', all: 'Изменён только вид' },
  shared: { one: 'из-за общей правки', all: 'Изменено из-за общих правок' },
};

/** Returns the name of a page's kind; an added page that the base has was a draft or scheduled. */
export function pageKindName({ kind, isNew }: Pick<PageChange, 'kind' | 'isNew'>): string {
  if (kind === 'added' && !isNew) return 'новая · была черновиком';
  return kind === 'broken' && isNew ? 'новая · с ошибкой' : pageKinds[kind].one;
}

export const blockKinds: Record<BlockKind, string> = {
  added: 'добавлено',
  changed: 'изменено',
  removed: 'удалено',
  moved: 'перемещено',
  style: 'изменён вид',
};

/** Shortens a text to a length at a word boundary; a shortened text ends with «…». */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  // A cut right after a word keeps that word.
  const whole = /^\s/.test(text.slice(most)) ? cut : cut.replace(/\s+\S*$/, '');
  // A long word may be cut within a character.
  return `${whole.replace(/[\s.,;:—–…\p{Surrogate}]+$/u, '')}…`;
}

/** Puts a text into quotation marks. */
export const quoted = (text: string): string => `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`;

/** Returns what names a block whose words did not change: its heading, otherwise its text; of a removed one only a neighbour has. */
export const subjectOf = ({ at, name, kind }: Pick<BlockChange, 'at' | 'name' | 'kind'>): string =>
  kind === 'removed' ? '' : (name ?? at.text);

/** Returns the text of one side: runs without additions or without deletions. */
export const sideOf = (runs: readonly Run[], without: 'add' | 'del'): string =>
  runs
    .filter(({ op }) => op !== without)
    .map(({ text }) => text)
    .join('');

/** Names a file, or a line of it. */
export const lineText = ({ file, line }: Pick<Source, 'file' | 'line'>): string =>
  line === null ? file : `${file}:${line}`;

/** Returns the name of the review: its title, otherwise its branch. */
export const titleOf = ({ title, branch }: Subject): string =>
  title || (branch ? `Правка ветки ${branch}` : 'Предпросмотр сайта');

/** Formats a time in the Tashkent time zone, the same in report and ribbon. */
export const timeText = (iso: string): string =>
  new Date(iso).toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tashkent' });

export const pagesCount = (count: number) => counted(count, 'страница', 'страницы', 'страниц');
export const changesCount = (count: number) => counted(count, 'изменение', 'изменения', 'изменений');

export const kilobytes = (bytes: number) => {
  const value = bytes / 1024;
  const text = value < 10 ? value.toFixed(1).replace('.', ',') : `${Math.round(value)}`;
  return `${text}\u00a0КБ`;
};

/** Returns the sentence for equal pages; code outside the markup, as in a click handler, may still differ. */
export const equalText = ({ unseen }: Pick<Review, 'unseen'>): string =>
  unseen.length > 0
    ? 'Разметка страниц та же, но изменено то, чего в ней не видно'
    : 'Ни одна страница не отличается';

const mostUnseen = 20;

/** Returns sentences about what the comparison cannot show, for the terminal and the comment. */
export function notesOf({ unseen, notes }: Pick<Review, 'unseen' | 'notes'>): string[] {
  if (unseen.length === 0) return notes;
  const more = unseen.length > mostUnseen ? ` и\u00a0ещё ${unseen.length - mostUnseen}` : '';
  const named = unseen.slice(0, mostUnseen).join(', ') + more;
  return [`Изменено, но\u00a0в\u00a0разметке страниц не\u00a0видно: ${named}.`, ...notes];
}

/** Says on how many pages the changes are: their own pages, and others that show them. */
function spreadOf({ pages, pageCount }: Pick<Review, 'pages' | 'pageCount'>): string {
  const own = ownPages({ pages }).length;
  const others = pages.length - own;
  const onPages = (count: number) => `на\u00a0${counted(count, 'странице', 'страницах', 'страницах')}`;
  const more = others > 0 ? `, из-за общих правок ещё на\u00a0${others.toLocaleString('ru')}` : '';
  const places = own > 0 || others === 0 ? onPages(own) + more : `из-за общих правок ${onPages(others)}`;
  return `${places} из\u00a0${pageCount.toLocaleString('ru')}`;
}

/** Summarizes a review in one sentence, for the terminal, the comment and the folded ribbon. */
export function summaryOf(review: ReviewRead): string {
  const { notCompared, pages, changes, findings } = review;
  // Without a base new problems cannot be distinguished from old ones.
  const fresh = notCompared ? '' : 'новых ';
  const isEqual = notCompared ? 'Страницы не сравнивались' : equalText(review);
  return [
    pages.length > 0 ? `${changesCount(changes.length)} ${spreadOf(review)}` : isEqual,
    findings.length > 0 && `${fresh}проблем: ${findings.length}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Says what was found on the photographed pages, and in which theme they are shown. */
export function accessibilityOf({ pages }: Pick<Review, 'pages'>): string {
  const checked = pages.filter(({ kind, shots }) => kind !== 'removed' && shots.length > 0).length;
  if (checked === 0) return 'Доступность не\u00a0проверена';
  const found = pages.reduce((all, { axe }) => all + axe.length, 0);
  return `Нарушений доступности: ${found}, проверено страниц: ${checked}. Снимки\u00a0— в\u00a0светлой теме, тёмную показывает кнопка у\u00a0снимков страницы`;
}

/** Why visitors do not see the target of a link yet, by the value of `data-stage`. */
export const stageNames: Record<string, string> = { draft: 'черновик', scheduled: 'выйдет позже' };

/** Explains in a word or two why visitors do not see an entry yet. */
function stageName({ draft, publishAt }: Unpublished): string {
  if (draft || !publishAt) return 'черновик';
  const day = new Date(`${publishAt}T00:00:00`);
  return `выйдет ${day.toLocaleDateString('ru', { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

/** Texts up to this length are shown with what they share; of longer ones that are replaced, the beginnings. */
const shortText = 40;
const shortSubject = 25;

/** Length of the text on each side of a sign. */
const aroundSign = 16;

/** Returns the first difference with a few words around it. */
function firstWithWords(runs: readonly Run[]): Run[] {
  const from = runs.findIndex(({ op }) => op !== 'same');
  const changed = runs.slice(from, from + 2).filter(({ op }) => op !== 'same');
  const [above = '', below = ''] = [runs[from - 1], runs[from + changed.length]].map((run) => run?.text);
  const same = (text: string): Run => ({ op: 'same', text });
  return [
    same(above.slice(-aroundSign).replace(/^\S*\s+/, '')),
    ...changed,
    same(below.slice(0, aroundSign).replace(/\s+\S*$/, '')),
  ];
}

/** Returns the words in which two texts differ: before and after, «+ новое» or «− прежнее»; short texts as a whole. */
function differenceIn(all: readonly Run[], kind: BlockKind): string {
  // A comma or the end of a paragraph means nothing without the words around it.
  const hasText = all.some(({ op, text }) => op !== 'same' && /[\p{L}\p{N}]/u.test(text));
  const runs = hasText ? all : firstWithWords(all);
  const [gone = '', come = ''] = (['del', 'add'] as const).map((op) => {
    const parts = runs.flatMap((run) => (run.op === op ? run.text.trim().replace(/^[,;] /, '') : []));
    return [...new Set(parts)].join(' … ');
  });
  const whole = [sideOf(runs, 'add'), sideOf(runs, 'del')];
  const isShort = whole.every(({ length }) => length <= shortText);
  const isInside = kind === 'changed' || runs.some(({ op }) => op === 'same');
  // A word that moved is the same on both sides; what came to a text, or went, has only one.
  if (gone === come || (isShort && !(isInside && whole.includes(''))))
    return whole
      .map((text) => beginning(text.trim(), shortText))
      .filter(Boolean)
      .join(' → ');
  if (gone && come) return `${beginning(gone, shortText)} → ${beginning(come, shortText)}`;
  return (isInside ? (gone ? '−\u00a0' : '+\u00a0') : '') + gone + come;
}

/** Summarizes a change in a few words: its difference, or its subject. */
export function gistOf({
  label,
  runs,
  values,
  ...block
}: Pick<BlockChange, 'label' | 'name' | 'at' | 'kind' | 'runs' | 'values'>): string {
  // For a page that broke or was repaired only the title is known, and it is unchanged.
  if (runs.length > 0 && runs.every(({ op }) => op === 'same')) return label;
  const subject = subjectOf(block);
  // A prop tells more than words that do not name it, such as those of another drawing.
  const prop = values.find(({ owner }) => owner !== '');
  const value = prop ?? (runs.length > 0 ? undefined : values[0]);
  const difference = differenceIn(value ? (value.runs ?? []) : runs, block.kind);
  // A cell and a number are named, since they say little alone.
  if (!value)
    return difference && label.includes('«') ? `${label}: ${difference}` : difference || subject || label;
  const named = subject && value.owner === '' ? `${quoted(beginning(subject, shortSubject))} · ` : '';
  // Of several names of one value the first is enough; a prop has one, a CSS rule its conditions.
  const name = value.owner === '' ? value.name.replace(/, .*/, '') : value.name;
  return `${named}${name}: ${difference || `${value.before ?? '—'} → ${value.after ?? '—'}`}`;
}

/** Whether visitors do not see a page: it is new, was never published, or is not yet. */
export const isAbsent = (
  url: string,
  page: Pick<PageChange, 'isNew' | 'isLive'> | null,
  { unpublished }: Pick<Review, 'unpublished'>,
): boolean =>
  page ? !page.isLive || page.isNew : /^\/_/.test(url) || unpublished.some((entry) => entry.url === url);

/** Replaces a link to a page that visitors do not see. */
export const absentText = 'на\u00a0сайте её нет';

/** Returns a page's address, with its former one or with that of the page it opens now, and why visitors do not see it yet. */
export function placeText(
  { url, from, to }: Pick<PageChange, 'url' | 'from' | 'to'>,
  { unpublished }: Pick<Review, 'unpublished'>,
): string {
  const entry = unpublished.find((one) => one.url === url);
  const addresses = [from, url, to].filter(Boolean).join(' → ');
  return [addresses, entry && stageName(entry)].filter(Boolean).join(' · ');
}
