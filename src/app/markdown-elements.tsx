import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createElement, useContext } from 'react';
import { BandContext, CollectorContext } from '../site/collector.ts';
import { useLabels } from '../site/hooks.ts';
import { preloadable } from '../site/preloadable.tsx';
import { Link } from '../ui/Link.tsx';

function MarkdownLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link href={href} {...rest} />;
}

/** A scrollable region must be focusable, or the keyboard cannot scroll it (WCAG 2.1.1). */
const region = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** A Markdown table, which scrolls inside its own frame; styles in src/styles/prose-rare.css. */
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
export const prose = preloadable('src/app/prose.ts', () => import('./prose.ts'));
/** Styles of rare elements. */
export const rareProse = preloadable('src/app/rare-prose.ts', () => import('./rare-prose.ts'));

type Word = 'dl' | 'h2' | 'h3' | 'h4' | 'ol' | 'p' | 'ul';
type Rare = 'blockquote' | 'code' | 'figure' | 'hr' | 'img' | 'pre' | typeof ScrollTable;

/** An element that makes its page load the prose styles when it is outside of sections. */
const word = (element: Word) => (props: object) => {
  const band = useContext(BandContext);
  const collector = useContext(CollectorContext);
  if (!band) collector?.module(prose.file, band);
  return createElement(element, props);
};

/** An element that makes its page load the styles of rare elements. */
const rare = (element: Rare) => (props: object) => {
  const band = useContext(BandContext);
  useContext(CollectorContext)?.module(rareProse.file, band);
  return createElement(element as string, props);
};

/** Components for Markdown's elements; sections are in mdx-components. */
export const markdownElements = {
  a: MarkdownLink,
  blockquote: rare('blockquote'),
  code: rare('code'),
  dl: word('dl'),
  figure: rare('figure'),
  h2: word('h2'),
  h3: word('h3'),
  h4: word('h4'),
  hr: rare('hr'),
  img: rare('img'),
  ol: word('ol'),
  p: word('p'),
  pre: rare('pre'),
  table: rare(ScrollTable),
  td: (props) => <TableCell as="td" {...props} />,
  th: (props) => <TableCell as="th" {...props} />,
  ul: word('ul'),
} satisfies MDXComponents;
