import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createElement, type JSX, useContext } from 'react';
import { CollectorContext, SectionContext } from '../site/collector.ts';
import { useLabels } from '../site/hooks.ts';
import { preloadable } from '../site/preloadable.tsx';
import { Link } from '../ui/Link.tsx';

function MarkdownLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link href={href} {...rest} />;
}

/** A scrollable region must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1). */
const region = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** A Markdown table, which scrolls inside its own frame; styles in src/styles/prose.css. */
export function ScrollTable({ 'aria-label': heading, ...rest }: ComponentPropsWithRef<'table'>) {
  const { table } = useLabels();
  return (
    <div className="table-scroll" {...region(heading ? `${table}: ${heading}` : table)}>
      <table {...rest} />
    </div>
  );
}

/** Longest cell, in letters, that counts as a value («14:30–16:00», «7 000 000 сум») and does not wrap. */
const shortValue = 13;

/**
 * A cell or row header of a Markdown table. Short values do not wrap, so that a column of times reads as a column. Column
 * headers may wrap.
 */
function TableCell({ as: Cell, children, ...rest }: ComponentPropsWithRef<'th'> & { as: 'td' | 'th' }) {
  const isValue = typeof children === 'string' && children.length <= shortValue;
  return (
    <Cell {...rest} className={isValue && rest.scope !== 'col' ? 'nowrap' : undefined}>
      {children}
    </Cell>
  );
}

/** Styles of prose outside of sections; sections style their own. */
const prose = preloadable('src/app/prose.ts', () => import('./prose.ts'));

type Element = keyof JSX.IntrinsicElements | typeof ScrollTable;

/** An element whose page loads the styles of prose: a table and code always, any other one outside of sections. */
const styled = (element: Element) => (props: object) => {
  const section = useContext(SectionContext);
  const collector = useContext(CollectorContext);
  if (!section || element === ScrollTable || element === 'pre') collector?.module(prose.file, section);
  return createElement(element as string, props);
};

/** Components for Markdown's elements; sections are in mdx-components. */
export const markdownElements = {
  a: MarkdownLink,
  blockquote: styled('blockquote'),
  code: styled('code'),
  dl: styled('dl'),
  figure: styled('figure'),
  h2: styled('h2'),
  h3: styled('h3'),
  h4: styled('h4'),
  hr: styled('hr'),
  img: styled('img'),
  ol: styled('ol'),
  p: styled('p'),
  pre: styled('pre'),
  table: styled(ScrollTable),
  td: (props) => <TableCell as="td" {...props} />,
  th: (props) => <TableCell as="th" {...props} />,
  ul: styled('ul'),
} satisfies MDXComponents;
