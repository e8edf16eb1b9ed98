import { sections } from '../../../mdx-components/index.ts';
import { collapse } from '../compare/dom.ts';
import type { BlockChange } from '../types.ts';
import { componentsOf } from './components.ts';
import { changedFields } from './fields.ts';
import type { SourceTree } from './pages.ts';

/** Answers which shared thing changed a block of a page. */
export interface Causes {
  /** For a page whose own file did not change. */
  causeOf: (block: BlockChange | null, url: string) => string | null;
  /** For a page whose own file changed too: another entry whose new words stand in the block. */
  entryIn: (block: BlockChange, url: string) => string | null;
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
      const values = changedFields(old, now).flatMap((field) => [field.before, field.after]);
      return url
        ? [
            {
              url,
              title: String((now ?? old)?.data.title ?? url),
              texts: values.flatMap((value) => (value ? [comparable(value)] : [])),
            },
          ]
        : [];
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
      used = new Set(
        names.flatMap((name) => (name in sections ? [sections[name as keyof typeof sections]] : [])),
      );
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
    const words = comparable(differing.map((run) => run.text).join(' '));
    const entry = entries.find(
      ({ url: other, texts }) =>
        other !== url &&
        texts.some((value) => text.includes(value) || (words.length > 3 && value.includes(words))),
    );
    return entry ? `запись «${entry.title}»` : null;
  }

  function causeOf(block: BlockChange | null, url: string): string | null {
    const region = block?.region ?? 'main';
    const shared = region === 'main' ? null : `pages/_site/${region}.mdx`;
    if (shared && site.has(shared)) return siteFiles[shared] ?? null;
    const entry = block && entryIn(block, url);
    if (entry) return entry;
    const folder = region === 'main' ? [...foldersOn(url)].find((name) => folders.has(name)) : undefined;
    if (folder) return `секция ${folder}`;
    if (site.has('pages/_site/settings.mdx')) return 'настройки сайта';
    const other = entries.find((candidate) => candidate.url !== url);
    if (block && block.kind !== 'style' && other) return `запись «${other.title}»`;
    const [first] = code;
    if (first) return code.length === 1 ? `код: ${first}` : `код: ${first} и ещё ${code.length - 1}`;
    return [...site].map((file) => siteFiles[file])[0] ?? null;
  }
  return { causeOf, entryIn };
}

/** Typography adds spaces and quotes of its own: only letters and digits are compared. */
const comparable = (text: string) =>
  collapse(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
