import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

const extensions = [mdxjs(), gfm(), frontmatter(['yaml'])];
const mdastExtensions = [mdxFromMarkdown(), gfmFromMarkdown(), frontmatterFromMarkdown(['yaml'])];

/**
 * Parses a file into its Markdown tree with the syntax extensions of the compiler (compiler.ts: remark-mdx, remark-gfm,
 * remark-frontmatter), but does not compile: checks need only the tree.
 * @throws what the compiler would throw; `syntaxProblem` turns it into a problem
 */
export const parseMdx = (source: string): Root => fromMarkdown(source, { extensions, mdastExtensions });
