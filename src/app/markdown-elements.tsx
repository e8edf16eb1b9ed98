import type { MDXComponents } from 'mdx/types';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../ui/Link.tsx';
import { ScrollTable } from '../ui/ScrollTable.tsx';
import { TableCell } from '../ui/TableCell.tsx';

function MarkdownLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link href={href} {...rest} />;
}

/** What Markdown's own elements become; sections live apart, in mdx-components. */
export const markdownElements = {
  a: MarkdownLink,
  table: ScrollTable,
  td: TableCell,
} satisfies MDXComponents;
