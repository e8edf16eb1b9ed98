import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createContext, useContext } from 'react';

/** The anchor of a heading in a fragment, unique among the fragments of a page. */
export const inFragment = (fragment: string, id: string): string => `${fragment}-${id}`;

/** The anchor of the enclosing fragment. */
export const FragmentAnchor = createContext('');

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;
const heading = (Level: (typeof levels)[number]) =>
  function FragmentHeading({ id, ...rest }: ComponentPropsWithRef<typeof Level>) {
    const fragment = useContext(FragmentAnchor);
    return <Level {...rest} id={id === undefined ? undefined : inFragment(fragment, id)} />;
  };

/** Headings of a fragment's text, with their anchors on the page. */
export const fragmentHeadings: MDXComponents = Object.fromEntries(
  levels.map((level) => [level, heading(level)]),
);
