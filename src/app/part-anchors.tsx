import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createContext, useContext } from 'react';

/** The anchor of a heading in a part of a page: parts of one page must not take each other's. */
export const inPart = (part: string, id: string): string => `${part}-${id}`;

/** The anchor of the part around. */
export const PartAnchor = createContext('');

const heading = (Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function PartHeading({ id, ...rest }: ComponentPropsWithRef<typeof Level>) {
    const part = useContext(PartAnchor);
    return <Level {...rest} id={id === undefined ? undefined : inPart(part, id)} />;
  };

/** The headings of a part's text, with the anchors that they have on its page. */
export const partHeadings: MDXComponents = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
