import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** React's markers of a Suspense boundary that is pending or failed. */
const unfinished = /<!--\$[?!]-->/;

/** Renders with the static renderer, which waits for everything that suspends. */
async function renderWaiting(app: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    // Otherwise React would move large boundaries to the end and insert them by script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * Renders an app to HTML, with everything it loads. Usually all is preloaded and the cheap synchronous renderer suffices. If
 * a boundary is pending, the static renderer waits for it, and the page is then rendered again: equal pages must have
 * equal bytes, whatever was loaded before.
 * @param open creates the app for one attempt
 * @throws {Error} what a component throws
 */
export async function renderApp(open: () => ReactNode): Promise<string> {
  const rendered = renderToString(open());
  if (!unfinished.test(rendered)) return rendered;
  const waited = await renderWaiting(open());
  const again = renderToString(open());
  return unfinished.test(again) ? waited : again;
}
