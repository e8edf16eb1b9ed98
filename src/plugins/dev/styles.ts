import type { ViteDevServer } from 'vite';

/** What every page has, and no module of the server imports; first, since it orders the layers of the cascade. */
const always = ['/src/styles/index.css', '/src/styles/prose.css', '/src/styles/prose-rare.css'];

/**
 * The styles of what the server has rendered so far, as the very elements that Vite's client puts into a page: it takes
 * those over that are there, and swaps them when they change.
 */
export async function stylesOf({ config, environments }: ViteDevServer): Promise<string> {
  const { client, ssr } = environments;
  const rendered = [...ssr.moduleGraph.idToModuleMap.values()]
    .filter(({ id, transformResult }) => transformResult !== null && id?.endsWith('.css'))
    .map(({ url }) => url);
  const sheets = [...new Set([...always, ...rendered])].map(async (url) => {
    // As a linked sheet would be answered: the text alone.
    const sheet = await client.transformRequest(`${url}?direct`);
    const id = ssr.moduleGraph.urlToModuleMap.get(url)?.id ?? config.root + url;
    return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`;
  });
  return (await Promise.all(sheets)).join('');
}
