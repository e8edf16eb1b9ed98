import { diffWordsWithSpace } from 'diff';
import { checkFiles } from '../check/engine/check-files.ts';
import { baseCommit, textsAt } from '../check/git/repository.ts';
import { normalizeUrl } from '../content/files/paths.ts';
import type { AboutPage, ChangedWords } from '../content/preview/editing.ts';
import { addressesOf } from '../content/preview/preview-index.ts';
import type { Settings } from '../content/schemas/settings.ts';
import type { ContentStore } from '../content/store.ts';

/** Unchanged words shown on either side of a change. */
const around = 40;

/** Who leads to a page, and what of it differs from the version that readers know. */
export async function about(store: ContentStore, file: string): Promise<AboutPage> {
  const content = store.files.get(file);
  const own = new Set(content ? addressesOf(content).filter(Boolean) : []);
  const settings = (store.files.get('pages/_site/settings.mdx')?.data ?? null) as Settings | null;
  const facts = await checkFiles(store.root, [...store.files.values()], { settings });
  const from = [...facts].filter(
    ([other, { links }]) =>
      other !== file && links.some(({ href }) => href.startsWith('/') && own.has(normalizeUrl(href))),
  );
  const base = baseCommit(store.root);
  const before = base ? textsAt(store.root, base, [file]).get(file) : undefined;
  return {
    links: from.map(([other]) => ({ file: other, url: store.files.get(other)?.url ?? null })),
    changes: before === undefined ? null : changesIn(before, content?.source ?? ''),
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
