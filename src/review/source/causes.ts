import { folderOf } from '../../../mdx-components/index.ts';
import { collapse } from '../compare/dom.ts';
import type { BlockChange } from '../types.ts';
import { componentsOf } from './components.ts';
import { changedFields } from './fields.ts';
import type { SourceTree } from './pages.ts';

/** Answers which shared thing changed a block of a page. */
export interface Causes {
  /** For a page whose own file did not change. */
  causeOf: (block: BlockChange | null, url: string) => string | null;
  /**
   * For a page whose own file changed too: another entry whose words stand in the block, or a section whose styles
   * changed; null for what is the page's own.
   * @param from the page's address in the base
   */
  foreignCause: (block: BlockChange, url: string, from: string) => string | null;
}

const siteFiles: Record<string, string> = {
  'pages/_site/header.mdx': 'меню',
  'pages/_site/footer.mdx': 'подвал',
  'pages/_site/settings.mdx': 'настройки сайта',
};

/**
 * Prepares the answers from the files that changed.
 * @param changed paths from the project root
 */
export function causes(before: SourceTree, after: SourceTree, changed: readonly string[]): Causes {
  const site = new Set(changed.filter((file) => file in siteFiles));
  const folders = new Set(
    changed
      .filter((file) => !/\.(?:test|examples)\./.test(file))
      .flatMap((file) => /^mdx-components\/([A-Z]\w*)\//.exec(file)?.[1] ?? []),
  );
  const entries = changed
    .filter((file) => file.startsWith('pages/') && !(file in siteFiles))
    .flatMap((file) => {
      const [old, now] = [before.byFile.get(file), after.byFile.get(file)];
      const url = (now ?? old)?.url;
      if (!url) return [];
      const values = changedFields(old, now).flatMap((field) => [field.before, field.after]);
      const texts = values.flatMap((value) => (value ? [comparable(value)] : []));
      const title = String((now ?? old)?.data.title ?? url);
      return [{ url, title, texts, isWhole: !old || !now }];
    });
  const code = changed.filter(
    (file) =>
      /^(?:src\/(?:app|ui|scenes|site|styles|content)|mdx-components\/_shared|public|index\.html)/.test(
        file,
      ) && !/\.test\./.test(file),
  );
  const usesOf = new Map<string, Set<string>>();
  const foldersOn = (url: string) => {
    let used = usesOf.get(url);
    if (!used) {
      const names = componentsOf(after.byUrl.get(url)?.source ?? '').map(({ name }) => name);
      used = new Set(names.map(folderOf).filter(Boolean));
      usesOf.set(url, used);
    }
    return used;
  };

  /** The entry whose changed words stand in a block. */
  function entryIn(block: BlockChange, url: string): string | null {
    const values = block.values.map(({ before: old, after: now }) => ` ${old} ${now}`).join('');
    const side = (without: 'add' | 'del') =>
      block.runs
        .filter(({ op }) => op !== without)
        .map((run) => run.text)
        .join('');
    const text = comparable(`${side('add')} ${side('del')} ${values}`);
    const differing = block.runs.filter(({ op }) => op !== 'same');
    const words = comparable(`${differing.map((run) => run.text).join(' ')} ${values}`);
    const entry = entries.find(
      ({ url: other, texts }) =>
        other !== url &&
        texts
          .filter(isTelling)
          .some(
            (value) =>
              (holds(text, value) &&
                words.split(' ').some((word) => isTelling(word) && holds(value, word))) ||
              (isTelling(words) && holds(value, words)),
          ),
    );
    return entry ? `запись «${entry.title}»` : null;
  }

  function causeOf(block: BlockChange | null, url: string): string | null {
    const region = block?.region ?? 'main';
    const shared = region === 'main' ? null : `pages/_site/${region}.mdx`;
    if (shared && site.has(shared)) return siteFiles[shared] ?? null;
    const isStyle = block?.kind === 'style';
    const entry = block && !isStyle && entryIn(block, url);
    if (entry) return entry;
    const section = region === 'main' ? sectionOn(url) : null;
    if (section) return section;
    if (site.has('pages/_site/settings.mdx')) return 'настройки сайта';
    const other = likeliest(url);
    if (block && !isStyle && other) return `запись «${other.title}»`;
    return codeCause() ?? [...site].map((file) => siteFiles[file])[0] ?? null;
  }

  const sectionOn = (url: string) => {
    const folder = [...foldersOn(url)].find((name) => folders.has(name));
    return folder ? `секция ${folder}` : null;
  };
  const codeCause = () => {
    const [first] = code;
    return first ? (code.length === 1 ? `код: ${first}` : `код: ${first} и ещё ${code.length - 1}`) : null;
  };

  /** Lists change when an entry comes or goes, most of all those of its own folder; plain pages stand in no list. */
  function likeliest(url: string) {
    const score = ({ url: other, texts, isWhole }: (typeof entries)[number]) =>
      Number(texts.length > 0) * 8 +
      Number(parentOf(other) !== '') * 4 +
      Number(parentOf(other) === parentOf(url)) * 2 +
      Number(isWhole);
    return entries.filter((entry) => entry.url !== url).sort((a, b) => score(b) - score(a))[0];
  }

  function foreignCause(block: BlockChange, url: string, from: string): string | null {
    // A rule of a sheet is no page's own; a variant that the writer chose is.
    if (block.kind === 'style') return block.values.length > 0 ? (sectionOn(url) ?? codeCause()) : null;
    if (block.values.some(({ owner }) => owner !== '')) return null;
    /** Whether the writer put it there, by the words in the page's file; a few words may stand there by chance. */
    const wrote = (op: 'add' | 'del', source = '') => {
      const text = comparable(source);
      const runs = block.runs
        .filter((run) => run.op === op)
        .map((run) => comparable(run.text).split(' ').filter(Boolean))
        .filter(({ length }) => length > 0);
      if (runs.length === 0) return 'nothing';
      const known = runs.filter((words) => shareRow(words, text));
      return known.length === 0 ? 'no' : known.some(({ length }) => length >= telltale) ? 'yes' : 'maybe';
    };
    const sides = [wrote('add', after.byUrl.get(url)?.source), wrote('del', before.byUrl.get(from)?.source)];
    if (sides.includes('yes')) return null;
    const entry = entryIn(block, url);
    if (entry || sides.includes('maybe') || !sides.includes('no')) return entry;
    // Its words stand nowhere in the page's own file: a list has moved.
    const other = likeliest(url);
    return other && parentOf(other.url) !== '' ? `запись «${other.title}»` : null;
  }
  return { causeOf, foreignCause };
}

/** So many words in a row stand in a file by no chance. */
const telltale = 4;
/** A row of words that stands in a text too, anywhere: tags and components may interrupt the others. */
const shareRow = (words: readonly string[], text: string) =>
  words.some(
    (_, at) =>
      (at === 0 || at + telltale <= words.length) && holds(text, words.slice(at, at + telltale).join(' ')),
  );
const parentOf = (url: string) => url.slice(0, url.lastIndexOf('/'));
/** A number or a short word stands in many places. */
const isTelling = (text: string) => text.length > 3 && /\p{L}/u.test(text);
/** Whole words only. */
const holds = (text: string, part: string) => ` ${text} `.includes(` ${part} `);

/** Typography adds spaces and quotes of its own: only letters and digits are compared. */
const comparable = (text: string) =>
  collapse(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
