import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { CollectorContext } from '../site/collector.ts';
import { preload } from '../site/preloadable.tsx';
import { type Collected, createCollector } from './server/collect.ts';

/** React's markers of a Suspense boundary that is pending or failed. */
const unfinished = /<!--\$[?!]-->/;

/** Renders in one pass; null if something waits or throws. */
function synchronously(app: ReactNode): string | null {
  try {
    const html = renderToString(app);
    return unfinished.test(html) ? null : html;
  } catch {
    return null;
  }
}

/** What a component throws: inside a boundary, the synchronous renderer keeps it to itself. */
async function failureOf(app: ReactNode): Promise<unknown> {
  let failure: unknown = new Error('A part of the page waits for something that is not preloadable.');
  const onError = (error: unknown) => {
    failure = error;
  };
  // Rejects for what is thrown outside of boundaries, after `onError`.
  await prerenderToNodeStream(app, { onError }).catch(() => {});
  return failure;
}

/**
 * Renders an app to HTML with the synchronous renderer. A build has loaded everything; if something is missing, as in dev, it is
 * loaded, and the app rendered again: equal pages must have equal bytes, whatever was loaded before.
 * @throws {Error} what a component throws
 */
export async function renderApp(app: ReactNode): Promise<{ html: string; collected: Collected }> {
  let loaded = -1;
  for (;;) {
    const { collector, collected } = createCollector();
    const collecting = <CollectorContext value={collector}>{app}</CollectorContext>;
    const html = synchronously(collecting);
    const found = collected();
    if (html !== null) return { html, collected: found };
    const modules = [...found.modules.first, ...found.modules.later];
    if (modules.length === loaded) throw await failureOf(collecting);
    loaded = modules.length;
    await preload(modules);
  }
}
