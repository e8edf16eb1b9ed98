import { counted, plural } from '../content/problems/counted.ts';
import type {
  BlockChange,
  BlockKind,
  PageChange,
  PageKind,
  Review,
  Run,
  Subject,
  Unpublished,
  ValueChange,
  Weight,
} from './types.ts';

/** What a review is told in, in Node and in the browser: names of kinds, counts, sizes, groups. */
export const pageKinds: Record<PageKind, string> = {
  broken: 'с ошибкой',
  changed: 'изменена',
  added: 'новая',
  renamed: 'новый адрес',
  removed: 'удалена',
  style: 'только вид',
  shared: 'через общее',
};

/** What became of a page; one that only waited for its day, or for its last word, is new to visitors alone. */
export const pageKindName = ({ kind, isNew }: Pick<PageChange, 'kind' | 'isNew'>): string =>
  kind === 'added' && !isNew ? 'новая · была черновиком' : pageKinds[kind];

/** Headings of the groups in lists. */
export const pageGroups: Record<PageKind, string> = {
  broken: 'С ошибками',
  changed: 'Изменены',
  added: 'Новые',
  renamed: 'Новый адрес',
  removed: 'Удалены',
  style: 'Изменён только вид',
  shared: 'Изменены через общее',
};

export const blockKinds: Record<BlockKind, string> = {
  added: 'добавлено',
  changed: 'изменено',
  removed: 'удалено',
  moved: 'перемещено',
  style: 'изменён вид',
};

/** The beginning of a text, cut between words; what is cut ends with «…». */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  // A cut right behind a word leaves that word whole.
  const whole = /^\s/.test(text.slice(most)) ? cut : cut.replace(/\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:—–…]+$/u, '')}…`;
}

/** The words of one side: runs without what was added, or without what was deleted. */
export const sideOf = (runs: readonly Run[], without: 'add' | 'del'): string =>
  runs
    .filter(({ op }) => op !== without)
    .map(({ text }) => text)
    .join('');

/** A page's address; where it was another one, both. */
const addressText = ({ url, from }: Pick<PageChange, 'url' | 'from'>): string =>
  from ? `${from} → ${url}` : url;

/** Bytes by which a page grew; null for one that is on one side only. */
export const growthOf = ({ weight }: { weight: Pick<Weight, 'before' | 'after'> | null }): number | null =>
  weight?.before == null || weight.after === null ? null : weight.after - weight.before;

/** What is reviewed, by its title or its branch. */
export const titleOf = ({ title, branch }: Subject): string =>
  title || (branch ? `Правка ветки ${branch}` : 'Предпросмотр сайта');

/** The branch, and where it is to go. */
export const branchText = ({ branch, base }: Subject): string => (base ? `${branch} → ${base}` : branch);

/** A moment by the clock of the site's people, the same in report and ribbon. */
export const timeText = (iso: string): string =>
  new Date(iso).toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tashkent' });

/** What a list says, with the number of what is left out of it: «а, б и ещё 3». */
export const listed = (items: readonly string[], most: number): string =>
  items.slice(0, most).join(', ') + (items.length > most ? ` и\u00a0ещё ${items.length - most}` : '');

export const pagesCount = (count: number) => counted(count, 'страница', 'страницы', 'страниц');
export const changesCount = (count: number) => counted(count, 'изменение', 'изменения', 'изменений');

export const kilobytes = (bytes: number) => {
  const value = Math.abs(bytes) / 1024;
  const text = value < 10 ? value.toFixed(1).replace('.', ',') : `${Math.round(value)}`;
  return `${text}\u00a0КБ`;
};

/** Growth below this is noise of a line or two. */
const notable = 103;

/** Bytes that came or went: «+1,2 КБ». */
export const signed = (bytes: number) =>
  Math.abs(bytes) < notable ? '0\u00a0КБ' : `${bytes < 0 ? '−' : '+'}${kilobytes(bytes)}`;

type Unseen = Partial<Pick<Review, 'unseen'>>;

/** What is said where no page differs. What shows in none may show to a visitor all the same: what code does at a press. */
export const equalText = ({ unseen = [] }: Unseen): string =>
  unseen.length > 0
    ? 'Разметка страниц та же, но изменено то, чего в ней не видно'
    : 'Ни одна страница не отличается';

/** What is said of what was changed and shows in no page, before it is listed. */
const unseenText = 'Изменено, но\u00a0в\u00a0разметке страниц не\u00a0видно';

const mostUnseen = 20;

/** The sentences on what the comparison cannot show, for the terminal and the comment. */
export const notesOf = ({ unseen, notes }: Pick<Review, 'unseen' | 'notes'>): string[] => [
  ...(unseen.length > 0 ? [`${unseenText}: ${listed(unseen, mostUnseen)}.`] : []),
  ...notes,
];

/**
 * What came of a review in one sentence, for the terminal, the comment and the folded ribbon.
 * @param strong how the number of something bad is written
 */
export function summaryOf(
  review: Pick<Review, 'notCompared' | 'pageCount' | 'pages' | 'changes' | 'findings'> & Unseen,
  strong: (count: number) => string = String,
): string {
  const { notCompared, pageCount, pages, changes, findings } = review;
  // Without a base nothing can be told from what was there before.
  const fresh = notCompared ? '' : 'новых ';
  const isEqual = notCompared ? 'Страницы не сравнивались' : equalText(review);
  return [
    pages.length > 0
      ? `${plural(pages.length, 'Отличается', 'Отличаются', 'Отличается')} ${pagesCount(pages.length)} из ${pageCount}, ${changesCount(changes.length)}`
      : isEqual,
    findings.length > 0 && `${fresh}проблем: ${strong(findings.length)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What fields of the frontmatter and of a page's head are called. */
export const fieldNames: Record<string, string> = {
  title: 'Название',
  description: 'Описание',
  'og:title': 'название для соцсетей',
  'og:description': 'описание для соцсетей',
  'og:image': 'картинка для соцсетей',
  'link canonical': 'главный адрес',
  slug: 'Адрес',
  draft: 'Черновик',
  publishAt: 'Дата публикации',
  icon: 'Значок',
  scene: 'Рисунок',
  tagline: 'Строка о пользе',
  category: 'Раздел',
  audience: 'Для кого',
  order: 'Место в списке',
  aliases: 'Прежний адрес',
};

/** Of a picture in several sizes and formats what the writer called it. */
function fileNameOf(files: readonly string[]): string {
  const [first = ''] = files.map((file) => file.replace(/^.*\//, ''));
  return files.length > 1 ? first.replace(/(?:-\d+)?\.\w+$/, '') : first;
}

/** What a value is called for a reader; a file that holds something else by its own name. */
export function valueName({ name, files = [] }: Pick<ValueChange, 'name' | 'files'>): string {
  const names = name.split(', ');
  const isFile = names.every((one) => one === 'файл' || one === 'файлы');
  if (isFile && files.length > 0) return `файл ${fileNameOf(files)}`;
  return names.map((one) => fieldNames[one] ?? one).join(', ');
}

/** Why visitors do not see yet where a link leads, as the preview's pages say it. */
export const stageNames: Record<string, string> = { draft: 'черновик', scheduled: 'выйдет позже' };

/** Why visitors do not see an entry yet, in a word or two. */
function stageName({ draft, publishAt }: Unpublished): string {
  if (draft || !publishAt) return 'черновик';
  const day = new Date(`${publishAt}T00:00:00`);
  return `выйдет ${day.toLocaleDateString('ru', { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

/** A text of which as much is shown twice in one line. */
const shortText = 24;

/** What a change says, in few words: before and after, or what it is about. */
export function gistOf({
  label,
  at,
  runs,
  values: [value],
}: Pick<BlockChange, 'label' | 'at' | 'runs' | 'values'>): string {
  // Of a page that broke or was mended only the title is known, and that is the same.
  if (runs.length > 0 && runs.every(({ op }) => op === 'same')) return label;
  const told = runs.length > 0 ? runs : (value?.runs ?? []);
  const side = (op: Run['op']) => told.flatMap((run) => (run.op === op ? run.text.trim() : [])).join(' … ');
  const whole = [sideOf(told, 'add'), sideOf(told, 'del')];
  const isShort = whole.every((text) => text.length <= 40);
  // A word that changed its place is the same on both sides: it is told with the words around it.
  const lead = told[0]?.op === 'same' ? told[0].text : '';
  const from = /\S*\s*$/.exec(lead)?.index ?? 0;
  const differing =
    side('del') === side('add')
      ? whole.map((text) => beginning(text.slice(from), shortText))
      : [side('del'), side('add')];
  const words = (isShort ? whole : differing).filter(Boolean).join(' → ');
  // A comma, or where a text was cut in two, tells nothing without the words around it.
  const isSaid = /[\p{L}\p{N}]/u.test(words);
  if (runs.length > 0 || !value) return isSaid ? words : at.text || label;
  // Of a title that stands in several fields one is enough.
  const name = value.files ? value.name : value.name.replace(/, .*/, '');
  return `${valueName({ ...value, name })}: ${isSaid ? words : `${value.before ?? '—'} → ${value.after ?? '—'}`}`;
}

/** What is said of a page in place of a link to the site, which does not have it yet; null for one that it has. */
export function absence(
  url: string,
  page: Pick<PageChange, 'kind' | 'isNew' | 'isLive'> | null,
  { unpublished }: Pick<Review, 'unpublished'>,
): string | null {
  const isWaiting = unpublished.some((entry) => entry.url === url);
  if (page ? page.isLive && !page.isNew : !isWaiting) return null;
  if (page?.kind === 'removed') return 'на\u00a0сайте не\u00a0было';
  // One that cannot be shown comes only when it is mended.
  return isWaiting || page?.kind === 'broken' ? 'на\u00a0сайте пока нет' : 'появится на\u00a0сайте';
}

/** A page's address, and why visitors do not see it yet. */
export function placeText(
  page: Pick<PageChange, 'url' | 'from'>,
  { unpublished }: Pick<Review, 'unpublished'>,
): string {
  const entry = unpublished.find(({ url }) => url === page.url);
  return [addressText(page), entry && stageName(entry)].filter(Boolean).join(' · ');
}
