import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';

const Place = createContext(0);

/** Returns the child elements of a section without the whitespace that MDX leaves between them. */
export const elementsOf = (children: ReactNode) => Children.toArray(children).filter(isValidElement);

/**
 * Renders child elements so that each knows its position (`useItemIndex`). Sections are separate lazy chunks, so a parent
 * can neither check `child.type` nor count children as they mount; their order in MDX is enough.
 */
export function Items({ children }: { children: ReactNode }) {
  return elementsOf(children).map((item, index) => (
    <Place key={item.key ?? index} value={index}>
      {item}
    </Place>
  ));
}

/** Returns the position of a child element in its section, from 0. */
export const useItemIndex = () => useContext(Place);
