import { describe } from '../../../mdx-components/descriptions.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { addressesIn } from '../../content/route-table.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { exported } from '../../exported.ts';
import { type Document, readDocument } from './document.ts';
import { type FileRule, toProblem } from './rule.ts';
import type { Facts } from './site.ts';
import { wordsOf } from './words.ts';

/** A file of `rules/file/` holds a rule, or several of one cause. */
const found = import.meta.glob<FileRule | readonly FileRule[]>('/src/check/rules/file/*.ts', {
  eager: true,
  import: 'rule',
});
/** Rules about one file alone. */
const fileRules = exported(found, 'rule').flat();

/** Reads one file and runs every file rule over it. */
export function inspect(
  { file, source, frontmatter }: Pick<ContentFile, 'file' | 'source' | 'frontmatter'>,
  settings: Settings | null,
): Facts {
  const document = readDocument(file, source, frontmatter);
  const { links, images, anchors, elements, gaps } = document;
  const hidden = unread(document);
  // A tag that could not be read is a section all the same.
  const names = [
    ...elements.map(({ name }) => name),
    ...Array.from(hidden.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name),
  ];
  return {
    problems: fileRules.flatMap((rule) => problemsOf(rule, document, settings)),
    links: links.filter(({ from, to }) => !gaps.touches(from, to)),
    images: images.filter(({ from, to }) => !gaps.touches(from, to)),
    anchors,
    hidden: addressesIn(hidden),
    lists: [...new Set(names.flatMap((name) => describe(name)?.lists ?? []))],
    words: wordsOf(document),
  };
}

function problemsOf(rule: FileRule, document: Document, settings: Settings | null): Problem[] {
  const { file, lines, gaps, syntax } = document;
  const problems = [...rule.check(document, settings)].map((finding) =>
    'rule' in finding ? finding : toProblem(finding, { file, lines, rule }),
  );
  // What stands beside a gap may be wrong because of it, and no repair reaches over one.
  const isSure = (from: number, to: number) => !gaps.touches(from - 1, to + 1);
  return problems.flatMap((problem) => {
    if (syntax.includes(problem)) return problem;
    const from = lines.offset(problem);
    if (!isSure(from, problem.end ? lines.offset(problem.end) : from)) return [];
    const isWhole = problem.fix?.edits.every((edit) => edit.file !== undefined || isSure(edit.from, edit.to));
    return isWhole === false ? { ...problem, fix: undefined } : problem;
  });
}

/** All that could not be read of a file. */
function unread({ source, tree, gaps, frontmatter }: Document): string {
  return tree ? `${gaps.hidden}\n${frontmatter.lost}` : source;
}
