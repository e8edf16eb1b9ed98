import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import type { FoundBlock } from '../compare/change.ts';
import { changedWords, explains, hasWords, leastScore, someWord } from '../compare/words.ts';
import { textAt } from '../text-at.ts';
import { isSpacing, mayShow, sectionOf, settings, type Unit, type Units } from './units.ts';

/** Returns the changes that none of the blocks shows: files, or lines of the settings and of texts in code. */
export function unseenChanges(
  blocks: readonly FoundBlock[],
  { before, after, changed, renamed, units, unitsIn, entryAt, follows }: Units,
): string[] {
  const keys = new Set(blocks.map(({ cause }) => cause.key));
  const named = new Set(blocks.flatMap(({ change }) => change.source?.file ?? []));
  const shown = blocks.map(({ change }) => changedWords(change));
  // One sentence may show two fields but has one cause; a move may be two units, in two files.
  const isSeen = ({ cause, words }: Unit) =>
    keys.has(cause.key) || shown.some((some) => explains(some, words) >= leastScore);
  // A new section is shown where a page uses it.
  const isUsed = (file: string) => {
    const section = sectionOf(file);
    const isTagged = ({ file: page, old, now }: Unit) =>
      page.endsWith('.mdx') && [...old, ...now].some(({ text }) => text.includes(`<${section}`));
    return section && unitsIn(file).every(({ isWhole }) => isWhole) && units.some(isTagged);
  };
  const isHiddenText = (unit: Unit) => !unit.isWhole && isRussian(unit) && !isSeen(unit);
  const textsOf = (file: string) => [before, after].map(({ root }) => textAt(root, file));
  const isReportable = (file: string) => {
    if (isCode(file)) return unitsIn(file).length > 0 && !isUsed(file);
    if (isOfBuild(file)) return true;
    // An added or removed picture is reported with the text that names it.
    if (isPictureFile(file) && textsOf(file).includes(null)) return false;
    return /^(?:pages|public)\/(?!.*\.md$)/.test(file) && !renamed.has(entryAt(file)?.url ?? '');
  };
  return changed.filter(isReportable).flatMap((file) => {
    const lines = (some: readonly Unit[]) => [...new Set(some.map(({ line }) => `${file}:${line}`))];
    const all = unitsIn(file);
    if (mayShow(file) && all.every(isSpacing)) return [];
    const withWords = all.filter(({ words }) => hasWords(words));
    if (file === settings) return lines(all.filter((unit) => !isSeen(unit)));
    // Code with a visible effect may have others: only of its texts is it known that no page shows them. Code
    // without one is listed, even if its words match a page by chance.
    if (isCode(file)) return named.has(file) ? lines(all.filter(isHiddenText)) : [file];
    const [was, is] = textsOf(file);
    // The position of an entry shows at its neighbours.
    const isShown =
      named.has(file) ||
      keys.has(file) ||
      (was && is && follows(was, is)) ||
      all.some(({ isPlacing }) => isPlacing) ||
      (withWords.length > 0 && withWords.every(isSeen));
    return isShown ? [] : [file];
  });
}

const isCode = (file: string) => /^(?:mdx-components|src)\//.test(file);
/** Whether a file affects the build of all pages, or how a host answers. */
const isOfBuild = (file: string) =>
  /^(?:package-lock\.json|vite\.config\.ts|index\.html|deploy\/.*(?<!\.md))$/.test(file);
const isRussian = ({ words }: Unit) => someWord(words, /\p{Script=Cyrillic}/u);
