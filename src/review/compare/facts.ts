import { decoded } from '../../content/files/paths.ts';
import { quoted } from '../texts.ts';
import type { ValueChange } from '../types.ts';
import type { Assets } from './assets.ts';
import { valueChange } from './change.ts';
import { attr, type BuiltElement, descendants, parentOf, textOf } from './dom.ts';
import { likeness, wordsIn, yes } from './words.ts';

/** Name of the fact that visitors do not see a link's target yet. */
export const stageFact = 'ещё не на сайте';
/** Label of changed metadata. */
export const headLabel = 'для поисковиков и соцсетей';

/** Russian names of facts: `a.1.href` → «адрес ссылки». */
const factNames: Record<string, string> = {
  href: 'адрес ссылки',
  src: 'файл',
  srcset: 'файлы',
  fetchpriority: 'очередь загрузки',
  width: 'ширина',
  height: 'высота',
  alt: 'подпись для незрячих',
  'aria-label': 'имя для незрячих',
  'aria-hidden': 'скрыто от незрячих',
  title: 'подсказка',
  placeholder: 'пример в поле',
  value: 'значение',
  maxlength: 'наибольшая длина',
  required: 'обязательное поле',
  open: 'раскрыто сразу',
  id: 'якорь',
  level: 'уровень заголовка',
  numbered: 'нумерация',
  colspan: 'ширина в\u00a0столбцах',
  datetime: 'дата',
  lang: 'язык',
  rel: 'роль ссылки',
  role: 'роль для незрячих',
  drawing: 'рисунок',
  words: 'слова на\u00a0рисунке',
  icon: 'значок',
  action: 'адрес формы',
  formaction: 'адрес формы',
  start: 'первый номер',
  'aria-current': 'отметка «вы здесь»',
  'data-stage': stageFact,
};

type ValueSides = Pick<ValueChange, 'before' | 'after'>;

/** Whether a drawing has other words and is still the same: of another drawing all words differ. */
function isReworded(key: string, ...sides: ReadonlyMap<string, string>[]): boolean {
  const [was = '', is = ''] = sides.map((facts) => facts.get(key.replace(/drawing$/, 'words')));
  return was !== is && likeness(wordsIn(was), wordsIn(is)) > 0.5;
}

/** `/static/pictures/cat-720.avif 720w` → `/static/pictures/cat.avif`: another original may have other sizes. */
const withoutSize = (value: string) =>
  value.replace(/^(\/static\/pictures\/.+)-\d+(\.(?:avif|webp|png|jpg))(?: \d+w)?$/, '$1$2');

/**
 * Returns the differing values for readers. A file whose content changed under the same name is in `files`; values that
 * changed alike are merged into one.
 * @param nameOf returns the name of a value by its key
 */
export function valueChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  nameOf: (key: string) => string,
): ValueChange[] {
  const changes = new Map<string, { names: Set<string>; files: Set<string>; sides: ValueSides }>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key) ?? null, after.get(key) ?? null];
    if (old === now) continue;
    // Of a drawing either its words are told or that it differs.
    if (/\.(?:drawing|words)$/.test(key) && isReworded(key, before, after) !== key.endsWith('.words'))
      continue;
    // For a picture in several sizes the largest is named.
    const named = (value: string) => (key.endsWith('.srcset') ? value.replace(/^.*, /, '') : value);
    // An address has its Russian letters.
    const [was = null, is = null] = [old?.replace(/^true$/, yes), now?.replace(/^true$/, yes)].map(
      (value) => value && decoded(named(value.replace(/~[0-9a-f]+/g, '')), decodeURI),
    );
    // Next to a text an empty value is none; alone the attribute itself is the value, as `open` is.
    const shown = (value: string | null, other: string | null) =>
      value === '' ? (other === null ? yes : null) : value;
    const isSameFile = was !== null && is !== null && withoutSize(was) === withoutSize(is);
    // Of a file or drawing of which only the content changed there is nothing else to tell.
    const sides =
      isSameFile || key.endsWith('.drawing')
        ? { before: 'прежний вид', after: 'новый вид' }
        : { before: shown(was, is), after: shown(is, was) };
    const change = changes.get(JSON.stringify(sides)) ?? { names: new Set(), files: new Set(), sides };
    change.names.add(nameOf(key));
    // A drawing contains several files, of which some may be the same.
    for (const [file, address = ''] of isSameFile ? named(`${now}`).matchAll(/([^\s"]+)~[0-9a-f]+/g) : [])
      if (!old?.includes(file)) change.files.add(address);
    changes.set(JSON.stringify(sides), change);
  }
  return [...changes.values()].map(({ names, files, sides }) => {
    const isFile = files.size > 0 && [...names].every((name) => /^(?:файл|адрес ссылки)/.test(name));
    const name = isFile ? `файл ${nameOfFiles([...files])}` : [...names].join(', ');
    return { ...valueChange(name, sides.before, sides.after), ...(files.size > 0 && { files: [...files] }) };
  });
}

/** Returns a file name; for several sizes and formats of a picture, the name that the writer gave it. */
function nameOfFiles(files: readonly string[]): string {
  const [first = ''] = files.map((file) => file.replace(/^.*\//, ''));
  return files.length > 1 ? first.replace(/(?:-\d+)?\.\w+$/, '') : first;
}

/** Drops what comes with a file that the other version lacks: of a removed picture the file is enough. */
function withoutRest(facts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>, kept: RegExp) {
  const isAlone = (key: string) => {
    const element = key.split('.', 2).join('.');
    const hasFile = facts.has(`${element}.src`) || facts.has(`${element}.srcset`);
    return hasFile && ![...others.keys()].some((other) => other.startsWith(`${element}.`));
  };
  return new Map([...facts].filter(([key, value]) => !isAlone(key) || (kept.test(key) && value !== '')));
}

/**
 * Returns the differences between the facts of two parts (see tree.ts): `a.1.href` → «адрес ссылки».
 * @param links texts of the links, which distinguish several
 */
export const factChanges = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  links: readonly string[] = [],
) =>
  valueChanges(
    withoutRest(before, after, /\.src(?:set)?$/),
    withoutRest(after, before, /\.(?:src|srcset|alt)$/),
    (key) => {
      const [tag, index, ...rest] = key.split('.');
      const fact = rest.join('.');
      const link = tag === 'a' && links.length > 1 && links[Number(index)];
      return (factNames[fact] ?? fact) + (link ? ` ${quoted(link)}` : '');
    },
  );

/** Names of the tags that mark words of a text. */
const emphases = { strong: 'жирное', em: 'курсив', del: 'зачёркнутое', code: 'код' };

/** Returns the marked words of a text that were not marked before, or differently. */
export const emphasisChanges = (before: BuiltElement, after: BuiltElement): ValueChange[] =>
  Object.entries(emphases).flatMap(([tag, name]) => {
    const [was = null, is = null] = [before, after].map(
      (element) =>
        descendants(element)
          .flatMap((one) => (one.tagName === tag ? textOf(one) : []))
          .join(', ') || null,
    );
    return was === is ? [] : valueChange(name, was, is);
  });

/** Metadata not compared: the preview and the build set it; every change of a file changes its date. */
const ignoredMeta = new Set(['', 'robots', 'generator', 'article:modified_time']);
const ignoredLinks = /preload|stylesheet|prefetch/;

/** Returns the leaves of structured data by path: `{ offers: [{ price: 1 }] }` → `schema.org.offers.0.price`. */
function leaves(value: unknown, path = 'schema.org'): [path: string, text: string][] {
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    key === 'dateModified' ? [] : leaves(inner, `${path}.${key}`),
  );
}

const rawText = ({ childNodes }: BuiltElement) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** A page under review may have broken structured data: it is compared as text. */
function structuredData(json: string): [name: string, value: string][] {
  try {
    return leaves(JSON.parse(json));
  } catch {
    return [['schema.org', json]];
  }
}

/** Returns the metadata that an element contains. */
function metadataIn(element: BuiltElement): [name: string, value: string][] {
  const value = (name: string) => attr(element, name) ?? '';
  switch (element.tagName) {
    case 'html':
      return [['язык', value('lang')]];
    case 'title':
      return parentOf(element)?.tagName === 'head' ? [['title', textOf(element)]] : [];
    case 'meta': {
      const name = attr(element, 'property') ?? value('name');
      return ignoredMeta.has(name) ? [] : [[name, value('content')]];
    }
    case 'link': {
      const name = ['link', value('rel'), attr(element, 'sizes') ?? value('type')];
      return ignoredLinks.test(value('rel')) ? [] : [[name.filter(Boolean).join(' '), value('href')]];
    }
    case 'script':
      return value('type') === 'application/ld+json' ? structuredData(rawText(element)) : [];
    default:
      return [];
  }
}

/** Returns the metadata of a page: language, title, meta, links, structured data; files are identified by content. */
export function headFacts(page: readonly BuiltElement[], assets: Assets): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [name, value] of page.flatMap(metadataIn)) {
    let key = name;
    for (let count = 2; facts.has(key); count++) key = `${name} ${count}`;
    // The content of a feed or manifest is not part of the page.
    facts.set(key, /^link (?:alternate|manifest)/.test(name) ? value : assets.key(value));
  }
  return facts;
}
