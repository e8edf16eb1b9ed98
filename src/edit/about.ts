import { setImmediate } from 'node:timers/promises';
import { diffLines, diffWordsWithSpace } from 'diff';
import { descriptions } from '../../mdx-components/descriptions.ts';
import { openFacts } from '../check/engine/check-files.ts';
import { inspect } from '../check/engine/inspect.ts';
import { type FileFacts, openSite } from '../check/engine/site.ts';
import { baseCommit } from '../check/git/repository.ts';
import { addressesOf, type ContentFile } from '../content/content-file.ts';
import { countWords, minutesOf } from '../content/reading-time.ts';
import type { ContentStore } from '../content/store.ts';
import { languageOfFile } from '../content/types/index.ts';
import type { AboutPage, ChangedWords } from '../content/writers/editing.ts';
import { git, textIn } from '../git.ts';
import type { Language } from '../vocabulary.ts';

/** Number of unchanged characters to keep on each side of a change. */
const around = 40;
/** Maximum edit distance in words: beyond it, lines are compared, since words would block the dev server for seconds. */
const maxEditLength = 1000;

/** Facts about a page: length, links to it, and differences from the published version. */
export async function about(store: ContentStore, file: string): Promise<AboutPage> {
  const content = store.files.get(file);
  const source = content?.source ?? '';
  const base = baseCommit(store.root);
  const before = base ? textIn(store.root, base, file) : null;
  const words = countWords(source, content?.data);
  return {
    words,
    minutes: minutesOf(words),
    changed: git(store.root, ['log', '-1', '--format=%cs', '--', file])?.trim() || null,
    ...(await leadingTo(store, file)),
    changes: before === null ? null : changesIn(before, source),
  };
}

/**
 * Files whose text, fields or props link to a page, and others in its language whose sections list entries of its type, perhaps
 * not this one; sorted. Only files that contain a slug of it or such a section are read, of which the check beside the dev
 * server knows most; other requests are answered meanwhile.
 */
export async function leadingTo(
  store: ContentStore,
  file: string,
): Promise<Pick<AboutPage, 'links' | 'lists'>> {
  const own = store.files.get(file);
  if (!own) return { links: [], lists: [] };
  const sections = Object.entries(descriptions).flatMap(([name, section]) =>
    section.lists?.some((type) => type === own.type) ? `<${name}` : [],
  );
  const names = addressesOf(own).map((url) => url.slice(url.lastIndexOf('/')).replace(/^\/(?=.)/, ''));
  const naming = [...store.files.values()].filter(
    (one) =>
      // The words by which the search finds pages lead nowhere.
      one !== own &&
      one.type !== 'search' &&
      [...names, ...sections].some((name) => one.source.includes(name)),
  );
  const known = openFacts(store).read;
  const found = new Map<string, FileFacts>();
  for (const one of naming) {
    found.set(one.file, known(one) ?? inspect(one, null));
    await setImmediate();
  }
  const site = openSite(store, found);
  const links = site.links
    // Fragments are linked by their anchor.
    .filter(
      ({ page, target }) => page?.file === file || (target && `${target.url}#${target.hash}` === own.url),
    )
    .map((link) => link.file);
  const lists = naming.filter(
    (one) =>
      languageOf(one) === languageOf(own) &&
      !links.includes(one.file) &&
      found.get(one.file)?.lists.some((type) => type === own.type),
  );
  return { links: [...new Set(links)].sort(), lists: lists.map((one) => one.file).sort() };
}

const languageOf = ({ type, frontmatter }: ContentFile): Language =>
  languageOfFile(type, frontmatter.data.template === true);

/** Removed and added words in their order, with shortened context; empty if nothing differs. */
export function changesIn(before: string, after: string): ChangedWords[] {
  const texts = [before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n')] as const;
  const parts = diffWordsWithSpace(...texts, { maxEditLength }) ?? diffLines(...texts);
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.map(({ added, removed, value }, index) => {
    if (added || removed) return { is: added ? 'added' : 'removed', text: value };
    if (value.length <= 2 * around) return { is: 'same', text: value };
    const start = index === 0 ? '' : value.slice(0, around);
    const end = index === parts.length - 1 ? '' : value.slice(-around);
    return { is: 'same', text: `${start}…${end}` };
  });
}
