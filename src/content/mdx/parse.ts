import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { restored } from './restored.ts';
import { shorten } from './shorten.ts';

const extensions = [mdxjs(), gfm(), frontmatter(['yaml'])];
const mdastExtensions = [mdxFromMarkdown(), gfmFromMarkdown(), frontmatterFromMarkdown(['yaml'])].flat();
/** What the search through a finished tree for addresses that nobody marked as links looks for. */
const address = /@|www\.|https?:/i;
const withoutAddresses = mdastExtensions.map((extension) => ({ ...extension, transforms: [] }));

/**
 * The Markdown tree of a file, read with the very extensions that the compiler uses (compile.ts: remark-mdx,
 * remark-gfm, remark-frontmatter) but without compiling: five times as fast, and all that checks need. Plain words,
 * which the parser would read letter by letter, are left out for it and put back into the tree.
 * @throws what the compiler would throw; `syntaxProblem` turns it into a problem
 */
export function parseMdx(source: string): Root {
  const short = shorten(source);
  if (short) {
    try {
      const quick = address.test(source) ? mdastExtensions : withoutAddresses;
      const tree = restored(fromMarkdown(short.text, { extensions, mdastExtensions: quick }), short);
      if (tree) return tree;
    } catch {
      // A mistake is told with its place in the text as it was written.
    }
  }
  return parseWhole(source);
}

/** The same tree, letter by letter. */
export const parseWhole = (source: string): Root => fromMarkdown(source, { extensions, mdastExtensions });
