import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { renderFailure } from '../content/render-failure.ts';

/** How React marks a Suspense boundary whose content was not there, or failed. */
const unfinished = /<!--\$[?!]-->/;

/**
 * Renders an app to HTML, waiting for everything it loads. Mostly nothing is left to load, and React prints in one go
 * at a fraction of the cost; where a boundary stayed open, the static renderer does it again and waits.
 * @throws {Error} what a component throws, with the components around it (`renderProblem` reads it)
 */
export async function printApp(app: ReactNode): Promise<string> {
  const printed = renderToString(app);
  if (!unfinished.test(printed)) return printed;
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
