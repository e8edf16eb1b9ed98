import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import type { MDXContent } from 'mdx/types';
import { lazy, Suspense, useMemo } from 'react';
import { data, Outlet, type RouteObject, useLoaderData, useMatches, useRouteError } from 'react-router-dom';
import type { TypeRoute } from '../content/entry.ts';
import type { PageType } from '../content/types/registry.ts';
import { type PagePart, SiteContext } from '../site/context.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { layoutOf } from './layouts/index.ts';
import { markdownElements } from './markdown-elements.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import type { LoadedPage, LoadedPart } from './page-data.ts';
import { PartAnchor, partHeadings } from './part-anchors.tsx';
import { FromFile } from './SourceMark.tsx';
import { sectionComponents } from './sections.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * Loads the page that a request asks for: rendered from its file on the server, in build and dev (entry-server.tsx), from
 * its data file in the browser (client/load-page.ts).
 */
type LoadPage = (request: Request) => Promise<LoadedPage>;

/**
 * The routes of build, dev and browser: a shell, one route for each type of entry (`/feature/:slug`), and one for every other
 * page. They do not grow with the entries: which entry is at an address is the loader's business, which on the server asks
 * the table (content/route-table.ts) and in the browser the page's data file. An address without a page is a page too: its
 * folder's not-found page, status 404.
 * @param types id and path of each type's route (`typeRoutes` in content/types/index.ts)
 * @param brand the site's name, for the page that explains why another cannot be shown
 */
export function createRoutes(loadPage: LoadPage, types: readonly TypeRoute[], brand: string): RouteObject[] {
  const route = (id: PageType, path: string): RouteObject => ({
    id,
    path,
    loader: async ({ request }) => {
      const page = await loadPage(request);
      return data(page, { status: page.data.status });
    },
    Component: Page,
  });
  return [
    {
      id: 'site',
      Component: Site,
      ErrorBoundary: () => <LoadFailure error={useRouteError()} brand={brand} />,
      children: [...types.map(({ id, path }) => route(id, path)), route('page', '*')],
    },
  ];
}

const components = { ...markdownElements, ...sectionComponents };
const Problems = import.meta.env.PREVIEW
  ? lazy(async () => ({ default: (await import('./dev/Problems.tsx')).Problems }))
  : null;
const WriterBar = import.meta.env.PREVIEW
  ? lazy(async () => ({ default: (await import('./dev/WriterBar.tsx')).WriterBar }))
  : null;
const Workshop = import.meta.env.PREVIEW
  ? lazy(async () => ({ default: (await import('./dev/workshop/Workshop.tsx')).Workshop }))
  : null;

/**
 * Shows a body, with the components of the providers around it. It is called and no element of its own: the body of a saved
 * file is another function, in whose place React would draw all anew, but it returns much the same as the one before, and
 * what was opened, chosen or typed in it stays.
 */
function Shown({ body }: { body: MDXContent }) {
  return body({ components: useMDXComponents() });
}

/** A part of the page for the section that shows it: with the mark of its file, and the anchors that it has on this page. */
const onPage = ({ body, file, ...part }: LoadedPart): PagePart => ({
  ...part,
  text: (
    <PartAnchor value={part.anchor}>
      <MDXProvider components={partHeadings}>
        <Shown body={body} />
      </MDXProvider>
    </PartAnchor>
  ),
  inSource: (shown) => <FromFile file={file}>{shown}</FromFile>,
});

const shell = (
  <Shell>
    <Outlet />
  </Shell>
);

/** What stands around every page, and what it may ask about the site. */
function Site() {
  const page = useMatches().at(-1)?.loaderData as LoadedPage;
  const { data, site, parts, answer } = page;
  const context = useMemo(
    () => ({ site, page: data.page, parts: parts.map(onPage), answer, kept: data.kept }),
    [site, data.page, data.kept, parts, answer],
  );
  const isBare = Workshop && data.workshop;
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

/** A page in its layout. The layout is that of its entry: an alias may stand outside of the type's folder. */
function Page() {
  const page = useLoaderData<LoadedPage>();
  // An address that changes within the page draws nothing anew.
  return useMemo(() => <LaidOut page={page} />, [page]);
}

function LaidOut({ page: { data, body } }: { page: LoadedPage }) {
  const Layout = layoutOf(data.layout);
  // What still waits to be taken over goes with its page, and so does what a body holds: React knows no body from another.
  // A folder's not-found page has the address of its list.
  const key = `${data.page.type} ${data.page.url}`;
  const text = body && (
    <MDXProvider key={key} components={components}>
      <Shown body={body} />
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
      {Problems && data.problems ? (
        <Suspense fallback={null}>
          <Problems problems={data.problems} />
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
