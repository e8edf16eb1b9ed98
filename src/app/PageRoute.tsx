import { MDXProvider } from '@mdx-js/react';
import { lazy, Suspense, useMemo } from 'react';
import { SiteContext } from '../site/context.ts';
import { FromFile } from './dev/SourceMark.tsx';
import { layouts } from './layouts/index.ts';
import type { LoadedPage } from './loaded-page.ts';
import { markdownElements } from './markdown-elements.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { sectionComponents } from './sections.tsx';
import { Shell } from './shell/Shell.tsx';
import type { Place } from './shown.ts';

const components = { ...markdownElements, ...sectionComponents };
const Problems = import.meta.env.PREVIEW
  ? lazy(async () => ({ default: (await import('./dev/Problems.tsx')).Problems }))
  : null;

const WriterBar = import.meta.env.PREVIEW
  ? lazy(async () => ({ default: (await import('./dev/WriterBar.tsx')).WriterBar }))
  : null;

const Workshop = import.meta.env.PREVIEW
  ? lazy(async () => ({ default: (await import('./workshop/Workshop.tsx')).Workshop }))
  : null;

/** A page in its layout, inside the shell. The shell stays while pages change. */
export function PageRoute({ page, place }: { page: LoadedPage; place: Place }) {
  const { data, site, Body, answer } = page;
  const context = useMemo(() => ({ site, page: data.page, answer }), [site, data, answer]);
  const Layout = layouts[data.layout];
  if (Workshop && data.workshop)
    return (
      <SiteContext value={context}>
        <NavigationEffects data={data} place={place} />
        <Suspense fallback={null}>
          <Workshop kind={data.workshop}>
            {Body && (
              <MDXProvider components={components}>
                <Body />
              </MDXProvider>
            )}
          </Workshop>
          {WriterBar && data.source && data.workshop !== 'example' ? (
            <WriterBar data={data} source={data.source} />
          ) : null}
        </Suspense>
      </SiteContext>
    );
  return (
    <SiteContext value={context}>
      <NavigationEffects data={data} place={place} />
      <Shell>
        {Problems && data.problems ? (
          <Suspense fallback={null}>
            <Problems problems={data.problems} />
          </Suspense>
        ) : null}
        {Body ? (
          <Suspense fallback={null}>
            <FromFile key={data.page.url} file={data.source?.file}>
              <Layout data={data.data as never} headings={data.headings ?? []}>
                <MDXProvider components={components}>
                  <Body />
                </MDXProvider>
              </Layout>
            </FromFile>
          </Suspense>
        ) : null}
      </Shell>
      {WriterBar && data.source ? (
        <Suspense fallback={null}>
          <WriterBar data={data} source={data.source} />
        </Suspense>
      ) : null}
    </SiteContext>
  );
}
