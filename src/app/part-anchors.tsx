import type { MDXComponents } from 'mdx/types';
import { type ComponentPropsWithRef, createContext, useContext } from 'react';

/** The anchor of a heading in a part, unique among the parts of a page. */
export const inPart = (part: string, id: string): string => `${part}-${id}`;

/** The anchor of the enclosing part. */
export const PartAnchor = createContext('');

const heading = (Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function PartHeading({ id, ...rest }: ComponentPropsWithRef<typeof Level>) {
    const part = useContext(PartAnchor);
    return <Level {...rest} id={id === undefined ? undefined : inPart(part, id)} />;
  };

/** Headings of a part's text, with their anchors on the page. */
export const partHeadings: MDXComponents = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
