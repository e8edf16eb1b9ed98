import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createElement, useContext } from 'react';
import { BandContext, CollectorContext } from '../site/collector.ts';
import { preloadable } from '../site/preloadable.tsx';
import { Link } from '../ui/Link.tsx';
import { ScrollTable } from '../ui/ScrollTable.tsx';
import { TableCell } from '../ui/TableCell.tsx';

function MarkdownLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link href={href} {...rest} />;
}

/** The looks of what few texts hold. */
export const rareProse = preloadable('src/app/rare-prose.ts', () => import('./rare-prose.ts'));

type Rare = 'blockquote' | 'code' | 'figure' | 'hr' | 'img' | 'pre' | typeof ScrollTable;

/** An element that few texts hold: its page needs their looks. */
const rare = (element: Rare) => (props: object) => {
  const band = useContext(BandContext);
  useContext(CollectorContext)?.module(rareProse.file, band);
  return createElement(element as string, props);
};

/** What Markdown's own elements become; sections live apart, in mdx-components. */
export const markdownElements = {
  a: MarkdownLink,
  blockquote: rare('blockquote'),
  code: rare('code'),
  figure: rare('figure'),
  hr: rare('hr'),
  img: rare('img'),
  pre: rare('pre'),
  table: rare(ScrollTable),
  td: TableCell,
} satisfies MDXComponents;
