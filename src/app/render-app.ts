import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { renderFailure } from '../content/problems/render-failure.ts';

/** How React marks a Suspense boundary whose content was not there, or failed. */
const unfinished = /<!--\$[?!]-->/;

/** Lets the static renderer wait for all that the app loads. */
async function renderWaiting(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    // React would move big boundaries to the end and put them in place by script; pages must read without it.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error, { componentStack }) => {
      failures.push(renderFailure(error, componentStack ?? ''));
    },
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * Renders an app to HTML, waiting for everything it loads. Mostly nothing is left to load, and React renders in one go
 * at a fraction of the cost. Where a boundary stayed open, the static renderer waits for it, and the page is rendered once
 * more: equal pages are equal bytes, whatever was loaded before.
 * @param open makes the app, anew for each try
 * @throws {Error} what a component throws, with the components around it (`renderProblem` reads it)
 */
export async function renderApp(open: () => ReactNode): Promise<string> {
  const rendered = renderToString(open());
  if (!unfinished.test(rendered)) return rendered;
  const waited = await renderWaiting(open());
  const again = renderToString(open());
  return unfinished.test(again) ? waited : again;
}
