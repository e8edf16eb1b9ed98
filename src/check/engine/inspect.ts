import { describe } from '../../../mdx-components/descriptions.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { addressesIn } from '../../content/route-table.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { exported } from '../../exported.ts';
import { type Document, readDocument } from './document.ts';
import { type FileRule, toProblem } from './rule.ts';
import type { FileFacts } from './site.ts';
import { wordsOf } from './words.ts';

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
  const { links, images, anchors, elements, gaps } = document;
  const unparsed = unparsedText(document);
  // A tag that could not be parsed still counts as a section.
  const names = [
    ...elements.map(({ name }) => name),
    ...Array.from(unparsed.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name),
  ];
  return {
    problems: fileRules.flatMap((rule) => problemsOf(rule, document, settings)),
    links: links.filter(({ from, to }) => !gaps.touches(from, to)),
    images: images.filter(({ from, to }) => !gaps.touches(from, to)),
    anchors,
    hidden: addressesIn(unparsed),
    lists: [...new Set(names.flatMap((name) => describe(name)?.lists ?? []))],
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

/** The text that could not be parsed: all of it without a tree. */
const unparsedText = ({ source, tree, gaps, frontmatter }: Document): string =>
  tree ? `${gaps.hidden}\n${frontmatter.lost}` : source;
