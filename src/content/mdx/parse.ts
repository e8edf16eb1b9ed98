import type { Root } from 'mdast';
import { fromMarkdown, type Options, type Extension as ToTreeExtension } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { restored } from './restored.ts';
import { shorten } from './shorten.ts';

/** What the search through a finished tree for addresses that nobody marked as links looks for. */
const address = /@|www\.|https?:/i;

type Syntax = NonNullable<Options['extensions']>;
type ToTree = NonNullable<Options['mdastExtensions']>;

type Parse = (source: string) => Root;

/**
 * A parser of Markdown with extensions. Plain words, which micromark would read letter by letter, are left out for it
 * and put back into the tree: half the time, the same tree.
 * @returns takes a text; throws what micromark throws, with its place in the text as it was written
 */
export function openParser(extensions: Syntax, toTree: ToTree): { parse: Parse; parseWhole: Parse } {
  // They may come as lists of lists.
  const mdastExtensions: ToTreeExtension[] = toTree.flat();
  const withoutAddresses = mdastExtensions.map((extension) => ({ ...extension, transforms: [] }));
  const parseWhole = (source: string): Root => fromMarkdown(source, { extensions, mdastExtensions });
  const parse = (source: string): Root => {
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
  };
  return { parse, parseWhole };
}

const own = openParser(
  [mdxjs(), gfm(), frontmatter(['yaml'])],
  [mdxFromMarkdown(), gfmFromMarkdown(), frontmatterFromMarkdown(['yaml'])],
);

/**
 * The Markdown tree of a file, read with the very extensions that the compiler uses (compiler.ts: remark-mdx,
 * remark-gfm, remark-frontmatter) but without compiling: five times as fast, and all that checks need.
 * @throws what the compiler would throw; `syntaxProblem` turns it into a problem
 */
export const parseMdx = own.parse;

/** The same tree, letter by letter. */
export const parseWhole = own.parseWhole;
