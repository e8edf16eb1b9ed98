import type { ReactNode } from 'react';
import type { Site } from '../src/content/entry.ts';
import type { QueryName, QueryResult } from '../src/content/queries/queries.ts';
import { type PageFragment, type PageInfo, SiteContext } from '../src/site/context.ts';
import { loadLabels } from '../src/site/labels.ts';
import { sampleSite } from './sampleSite.ts';

// The server loads the English words too.
await loadLabels('en');

export interface TestSiteProps {
  children: ReactNode;
  /** Answers to the tested component's queries, regardless of their arguments, except the breadcrumbs. */
  answers?: { [K in QueryName]?: QueryResult<K> } | undefined;
  page?: Partial<PageInfo> | undefined;
  settings?: Partial<Site['settings']> | undefined;
  fragments?: readonly PageFragment[] | undefined;
}

/**
 * Provides what a component needs outside the app: a site, a page and query answers.
 * @example render(<TestSite answers={{ featureCards: [card] }}><ToolsCarousel heading="Инструменты" /></TestSite>)
 */
export function TestSite({ children, answers = {}, page, settings, fragments = [] }: TestSiteProps) {
  const value = {
    site: { ...sampleSite, settings: { ...sampleSite.settings, ...settings } },
    page: { url: '/about', type: 'page', title: 'О нас', lang: 'ru', ...page } as const,
    fragments,
    answer: (name: QueryName) => {
      if (name in answers) return answers[name];
      if (name === 'breadcrumbs') return [{ url: '/', title: 'Главная' }];
      throw new Error(`The test gave no answer to the query «${name}».`);
    },
  };
  return <SiteContext value={value}>{children}</SiteContext>;
}
