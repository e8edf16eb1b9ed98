import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import type { MDXContent } from 'mdx/types';
import { Suspense, useMemo } from 'react';
import { Outlet, type RouteObject, useLoaderData, useMatches } from 'react-router-dom';
import type { TypeRoute } from '../content/entry.ts';
import type { PageType } from '../content/types/registry.ts';
import { type PageFragment, SiteContext } from '../site/context.ts';
import { lazyReady, preloadable } from '../site/preloadable.tsx';
import { fragmentHeadings } from './fragment-anchors.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { layoutOf } from './layouts/index.ts';
import { markdownElements } from './markdown-elements.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import type { LoadedPage } from './page-data.ts';
import { FromFile } from './SourceMark.tsx';
import { sectionComponents } from './sections.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * Loads the requested page: from its MDX file on the server (entry-server.tsx), from its data file in the browser
 * (client/load-page.ts).
 */
type LoadPage = (request: Request) => Promise<LoadedPage>;

/**
 * The routes of build, dev and browser: a shell, one route for each type of entry (`/feature/:slug`), and one for all other
 * pages. They do not grow with the entries: the loader finds the entry, on the server in the route table
 * (content/route-table.ts), in the browser by the page's data file. An unknown address is answered by its folder's
 * not-found page.
 * @param types id and path of each type's route (`typeRoutes` in content/types/index.ts)
 * @param brand the site's name, for the error page
 */
export function createRoutes(loadPage: LoadPage, types: readonly TypeRoute[], brand: string): RouteObject[] {
  const route = (id: PageType, path: string): RouteObject => ({
    id,
    path,
    loader: ({ request }) => loadPage(request),
    Component: Page,
  });
  return [
    {
      id: 'site',
      Component: Site,
      errorElement: <LoadFailure brand={brand} />,
      children: [...types.map(({ id, path }) => route(id, path)), route('page', '*')],
    },
  ];
}

const components = { ...markdownElements, ...sectionComponents };
const BrokenPage = import.meta.env.WRITERS
  ? lazyReady(
      preloadable('src/app/dev/BrokenPage.tsx', () => import('./dev/BrokenPage.tsx')),
      (loaded) => loaded.BrokenPage,
    )
  : null;
const WriterBar = import.meta.env.WRITERS
  ? lazyReady(
      preloadable('src/app/dev/WriterBar.tsx', () => import('./dev/WriterBar.tsx')),
      (loaded) => loaded.WriterBar,
    )
  : null;
const Workshop = import.meta.env.WRITERS
  ? lazyReady(
      preloadable('src/app/dev/workshop/Workshop.tsx', () => import('./dev/workshop/Workshop.tsx')),
      (loaded) => loaded.Workshop,
    )
  : null;

/**
 * Renders a body with the MDX components of its providers. The body is called as a function instead of rendered as an
 * element: after a save it is another function, for which React would remount everything, while its output is almost
 * the same; so opened answers, chosen tabs and typed text stay.
 */
function Body({ body }: { body: MDXContent }) {
  return body({ components: useMDXComponents() });
}

/** A fragment for the section that shows it, with its source mark and its anchors on this page. */
const onPage = ({ body, file, ...fragment }: LoadedPage['fragments'][number]): PageFragment => ({
  ...fragment,
  text: (
    <MDXProvider components={fragmentHeadings(fragment.anchor)}>
      <Body body={body} />
    </MDXProvider>
  ),
  inSource: (shown) => <FromFile file={file}>{shown}</FromFile>,
});

const shell = (
  <Shell>
    <Outlet />
  </Shell>
);

/** The shell and the site's context around every page. */
function Site() {
  const page = useMatches().at(-1)?.loaderData as LoadedPage;
  const { data, site, fragments, answer } = page;
  const context = useMemo(
    () => ({ site, page: data.page, fragments: fragments.map(onPage), answer, served: data.served }),
    [site, data.page, data.served, fragments, answer],
  );
  const isBare = Workshop && data.workshop === 'example';
  return (
    <SiteContext value={context}>
      <NavigationEffects page={page} />
      {isBare ? <Outlet /> : shell}
      {WriterBar && data.source && data.workshop !== 'example' ? (
        <Suspense fallback={null}>
          <WriterBar data={data} source={data.source} />
        </Suspense>
      ) : null}
    </SiteContext>
  );
}

/** A page in its entry's layout; its alias may lie outside of the type's folder. */
function Page() {
  const page = useLoaderData<LoadedPage>();
  // A change of the anchor must not render anything.
  return useMemo(() => <PageInLayout page={page} />, [page]);
}

function PageInLayout({ page: { data, body } }: { page: LoadedPage }) {
  const { Layout } = layoutOf(data);
  // Keyed by address, so that waiting boundaries and the body's state leave with their page. A folder's not-found page
  // has the address of its list, hence the type.
  const key = `${data.page.type} ${data.page.url}`;
  const text = body && (
    <MDXProvider key={key} components={components}>
      <Body body={body} />
    </MDXProvider>
  );
  if (Workshop && data.workshop)
    return (
      <Suspense fallback={null}>
        <Workshop kind={data.workshop}>{text}</Workshop>
      </Suspense>
    );
  return (
    <>
      {BrokenPage && data.problems ? (
        <Suspense fallback={null}>
          <BrokenPage problems={data.problems} />
        </Suspense>
      ) : null}
      {text ? (
        <Suspense fallback={null}>
          <FromFile key={key} file={data.source?.file}>
            <Layout data={data.data as never} headings={data.headings ?? []}>
              {text}
            </Layout>
          </FromFile>
        </Suspense>
      ) : null}
    </>
  );
}
