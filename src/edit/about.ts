import { diffWordsWithSpace } from 'diff';
import { baseCommit, git, textsAt } from '../check/git/repository.ts';
import type { AboutPage, ChangedWords } from '../content/preview/editing.ts';
import { addressesOf } from '../content/preview/preview-index.ts';
import { countWords, minutesOf } from '../content/reading.ts';
import type { ContentStore } from '../content/store.ts';

/** Unchanged words shown on either side of a change. */
const around = 40;

/** How long a page is, who leads to it, and what of it differs from the version that readers know. */
export function about(store: ContentStore, file: string): AboutPage {
  const content = store.files.get(file);
  const source = content?.source ?? '';
  const own = content ? addressesOf(content).filter(Boolean) : [];
  const escaped = own.map((url) => url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const link = new RegExp(`[("'\\s](?:${escaped.join('|')})(?=[)"'#?\\s])`);
  const from = [...store.files.values()].filter((one) => one.file !== file && link.test(one.source));
  const base = baseCommit(store.root);
  const before = base ? textsAt(store.root, base, [file]).get(file) : undefined;
  const words = countWords(source, content?.data);
  return {
    words,
    minutes: minutesOf(words),
    changed: git(store.root, ['log', '-1', '--format=%cs', '--', file])?.trim() || null,
    links: own.length > 0 ? from.map((one) => one.file) : [],
    changes: before === undefined ? null : changesIn(before, source),
  };
}

/** The words that went and came, each with a few around it. */
export function changesIn(before: string, after: string): ChangedWords[] {
  const parts = diffWordsWithSpace(before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n'));
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.map(({ added, removed, value }, index) => {
    if (added || removed) return { is: added ? 'come' : 'gone', text: value };
    if (value.length <= 2 * around) return { is: 'same', text: value };
    const start = index === 0 ? '' : value.slice(0, around);
    const end = index === parts.length - 1 ? '' : value.slice(-around);
    return { is: 'same', text: `${start}…${end}` };
  });
}
