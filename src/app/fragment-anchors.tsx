import type { MDXComponents } from 'mdx/types';
import type { ComponentPropsWithRef } from 'react';

/** The anchor of a heading in a fragment, unique among the fragments of a page. */
export const inFragment = (fragment: string, id: string): string => `${fragment}-${id}`;

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Headings of a fragment's text, with their anchors on the page. */
export const fragmentHeadings = (fragment: string): MDXComponents =>
  Object.fromEntries(
    levels.map((Level) => [
      Level,
      ({ id, ...rest }: ComponentPropsWithRef<typeof Level>) => (
        <Level {...rest} id={id && inFragment(fragment, id)} />
      ),
    ]),
  );
