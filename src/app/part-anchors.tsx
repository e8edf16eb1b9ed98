import type { MDXComponents } from 'mdx/types';
import type { ComponentPropsWithRef } from 'react';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The anchor of a heading in a part of a page: parts of one page must not take each other's. */
export const inPart = (part: string, id: string): string => `${part}-${id}`;

/**
 * The headings of a part's text, with the anchors that they have on its page.
 * @param part the part's own anchor
 */
export function partHeadings(part: string): MDXComponents {
  const heading =
    (Level: Level) =>
    ({ id, ...rest }: ComponentPropsWithRef<Level>) => (
      <Level {...rest} id={id === undefined ? undefined : inPart(part, id)} />
    );
  return { h2: heading('h2'), h3: heading('h3'), h4: heading('h4'), h5: heading('h5'), h6: heading('h6') };
}
