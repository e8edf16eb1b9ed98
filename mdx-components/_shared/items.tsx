import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';

/** Position of a child element in its section, from 0. */
export interface ItemPlace {
  index: number;
  count: number;
}
const Place = createContext<ItemPlace>({ index: 0, count: 1 });

/** Returns the child elements of a section without the whitespace that MDX leaves between them. */
export const elementsOf = (children: ReactNode) => Children.toArray(children).filter(isValidElement);

/**
 * Renders child elements so that each knows its position (`useItem`). Sections are separate lazy chunks, so a parent
 * can neither check `child.type` nor count children as they mount; their order in MDX is enough.
 */
export function Items({ children }: { children: ReactNode }) {
  const items = elementsOf(children);
  return items.map((item, index) => (
    <Place key={item.key ?? index} value={{ index, count: items.length }}>
      {item}
    </Place>
  ));
}

export const useItem = () => useContext(Place);
