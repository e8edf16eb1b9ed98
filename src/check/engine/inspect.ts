import { descriptionOf } from '../../../mdx-components/descriptions.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { meantDate } from '../../content/problems/date-slips.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { blank } from '../../content/problems/read-again.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { exported } from '../../exported.ts';
import { type Document, readDocument } from './document.ts';
import { type FileRule, toProblem } from './rule.ts';
import type { FileFacts } from './site.ts';

/** Files in `rules/file/` export one rule or several related ones. */
const found = import.meta.glob<FileRule | readonly FileRule[]>('/src/check/rules/file/*.ts', {
  eager: true,
  import: 'rule',
});
const fileRules = exported(found, 'rule').flat();

/** Parses a file and runs all file rules on it; words are all of its words, known or not. */
export function inspect(
  { file, source, frontmatter }: Pick<ContentFile, 'file' | 'source' | 'frontmatter'>,
  settings: Settings | null,
): FileFacts {
  const document = readDocument(file, source, frontmatter);
  const { links, images, anchors, elements, values, gaps, isWhole } = document;
  const rules = fileRules.filter(({ ofWhole }) => isWhole || !ofWhole);
  return {
    problems: rules.flatMap((rule) => problemsOf(rule, document, settings)),
    links: links.filter(({ from, to }) => !gaps.touches(from, to)),
    images: images.filter(({ from, to }) => !gaps.touches(from, to)),
    anchors,
    dates: values
      .filter(({ element, path, text }) => element && path[0] === 'date' && meantDate(text) === text)
      .map(({ text, from, to }) => ({ text, from, to })),
    isWhole,
    lists: [...new Set(elements.flatMap(({ name }) => descriptionOf(name)?.lists ?? []))],
    words: wordsOf(document),
  };
}

function problemsOf(rule: FileRule, document: Document, settings: Settings | null): Problem[] {
  const { file, lines, gaps, syntax } = document;
  const problems = [...rule.check(document, settings)].map((finding) =>
    'line' in finding ? finding : toProblem(finding, { file, lines, rule }),
  );
  // Findings beside a gap may be caused by it, and fixes must not span one.
  const isSure = (from: number, to: number) => !gaps.touches(from - 1, to + 1);
  return problems.flatMap((problem) => {
    if (syntax.includes(problem)) return problem;
    const from = lines.offset(problem);
    if (!isSure(from, problem.end ? lines.offset(problem.end) : from)) return [];
    const isWhole = problem.fix?.edits.every((edit) => edit.file !== undefined || isSure(edit.from, edit.to));
    return isWhole === false ? { ...problem, fix: undefined } : problem;
  });
}

/** Matches a word, with hyphens and apostrophes inside. */
const word = /[\p{L}\p{M}]+(?:[-ʻʼ‘’'][\p{L}\p{M}]+)*/gu;
/** Matches what is no word: addresses, paths, entities, file names, `site:` names; parts and sounds of words, «пре-», «[kæt]». */
const machine =
  /(?:https?:\/\/|www\.|\/|site:)\S+|mailto:|[\w.+-]*@[\w.-]+|&\w+|\b[\w-]+\.(?:[a-z]{2,7})\b|(?<![\p{L}\d_-])[\p{L}\d_()-]+\.(?:png|jpe?g|webp|avif|gif|svg|hei[cf]|tiff?|pdf|mdx)\b|\[[^\s\]А-яё]+\]|(?<![\p{L}\d])-\p{L}{1,4}(?!\p{L})|(?<!\p{L})\p{L}{1,4}-(?![\p{L}\d])/giu;

/**
 * Matches a word with letters left out, «к..рова», or with zero-width characters: soft hyphens, joiners, zero-width spaces, byte
 * order marks, which `text/invisible` reports. Anchored at word starts: otherwise a long word would take minutes.
 */
const broken =
  /(?<!\p{L})\p{L}+(?:(?:[\u00ad\u200b-\u200d\u2060\ufeff]+|(?:\.{2,3}|…|_)(?=\p{Ll}))\p{L}+)+/gu;

/** All words of visitors' text in a file, with the place of their first use; none of settings. */
function wordsOf({ runs, type, gaps }: Document): FileFacts['words'] {
  if (type === 'settings') return [];
  const found = new Map<string, FileFacts['words'][number]>();
  for (const [run, { text, at }] of runs.entries()) {
    const plain = text.replace(machine, blank).replace(broken, blank);
    for (const { 0: match, index } of plain.matchAll(word)) {
      if (found.has(match) || gaps.touches(at(index) - 1, at(index) + match.length + 1)) continue;
      // `mdx/tag-in-sentence` reports tags that have become text.
      if (descriptionOf(match)) continue;
      const isReported = isMixed(match) || match !== match.normalize();
      if (match.length > 1 && !isReported) found.set(match, [match, at(index), run]);
    }
  }
  return [...found.values()];
}

/** Whether a part of a word mixes alphabets, which `text/alphabet` reports. */
const isMixed = (word: string) =>
  word.split('-').some((part) => /\p{Script=Latin}/u.test(part) && /\p{Script=Cyrillic}/u.test(part));
