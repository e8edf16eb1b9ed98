import { useContext } from 'react';
import type { Site } from '../content/entry.ts';
import type { QueryArgs, QueryName, QueryResult } from '../content/queries/queries.ts';
import type { FragmentType } from '../content/types/registry.ts';
import type { Language } from '../vocabulary.ts';
import { type PageFragment, type PageInfo, SiteContext, type SiteContextValue } from './context.ts';
import type { Labels } from './labels.ru.ts';
import { labelsOf } from './labels.ts';

function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('SiteContext is missing: render the tree through <Site> or <TestSite>.');
  return value;
}

/** Settings, header and footer of the site (`pages/_site`). */
export const useSite = (): Site => useSiteContext().site;

/** The current page. */
export const usePage = (): PageInfo => useSiteContext().page;

/** Interface labels in the language of the page, or in that of the surrounding content if it differs. */
export function useLabels(around?: Language): Labels {
  const { lang } = usePage();
  return labelsOf(around ?? lang);
}

/** The fragments of one type that the page is composed of, in order. */
export const useFragments = <T extends FragmentType>(type: T): readonly PageFragment<T>[] =>
  useSiteContext().fragments.filter(
    (fragment) => fragment.type === type,
  ) as readonly PageFragment[] as readonly PageFragment<T>[];

/**
 * The answer to a query (src/content/queries/queries.ts) for the current page. It is computed on the server and shipped with
 * the page, so the browser downloads only the selected fields.
 */
export function useQuery<K extends QueryName>(
  name: K,
  ...args: QueryArgs<K> extends Record<string, unknown> ? [QueryArgs<K>] : []
): QueryResult<K> {
  return useSiteContext().answer(name, args[0]) as QueryResult<K>;
}
