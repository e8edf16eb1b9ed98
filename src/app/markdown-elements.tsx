import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createElement, useContext } from 'react';
import { BandContext, CollectorContext } from '../site/collector.ts';
import { useLabels } from '../site/hooks.ts';
import { preloadable } from '../site/preloadable.tsx';
import { Link } from '../ui/Link.tsx';

function MarkdownLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link href={href} {...rest} />;
}

/** A region that scrolls must take focus, or the keyboard cannot move it (WCAG 2.1.1). */
const region = (label: string) => ({ role: 'region', tabIndex: 0, 'aria-label': label });

/** A table of prose: scrolls inside its own frame when it is wide; looks come from src/styles/prose-rare.css. */
export function ScrollTable(props: ComponentPropsWithRef<'table'>) {
  const labels = useLabels();
  return (
    <div className="table-scroll" {...region(labels.table)}>
      <table {...props} />
    </div>
  );
}

/** Letters up to which a cell is a value («14:30–16:00», «7 000 000 сум») rather than words that may wrap. */
const shortValue = 14;

/**
 * A cell of a Markdown table, or the name of its row: a short value stays in one line, so that a column of times reads as a
 * column. Names of columns may wrap.
 */
function TableCell({ as: Cell, children, ...rest }: ComponentPropsWithRef<'th'> & { as: 'td' | 'th' }) {
  const isValue = typeof children === 'string' && children.length <= shortValue;
  return (
    <Cell {...rest} className={isValue && rest.scope !== 'col' ? 'nowrap' : undefined}>
      {children}
    </Cell>
  );
}

/** The looks of words that stand on the page itself; those in a section have its looks. */
export const prose = preloadable('src/app/prose.ts', () => import('./prose.ts'));
/** The looks of what few texts hold. */
export const rareProse = preloadable('src/app/rare-prose.ts', () => import('./rare-prose.ts'));

type Word = 'dl' | 'h2' | 'h3' | 'h4' | 'ol' | 'p' | 'ul';
type Rare = 'blockquote' | 'code' | 'figure' | 'hr' | 'img' | 'pre' | typeof ScrollTable;

/** An element whose page needs the looks of words where it stands outside of sections. */
const word = (element: Word) => (props: object) => {
  const band = useContext(BandContext);
  const collector = useContext(CollectorContext);
  if (!band) collector?.module(prose.file, band);
  return createElement(element, props);
};

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
