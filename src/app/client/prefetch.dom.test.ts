import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAhead, prefetchLinks, takeAhead } from './prefetch.ts';

const loadParts = vi.fn(async () => {});
document.body.innerHTML = '<script type="speculationrules">{}</script>';
prefetchLinks(loadParts);

const hover = (address: string) => {
  document.body.innerHTML = `<a href="${address}">Ссылка</a>`;
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
};
/** A server that holds its answers back until the test releases them. */
function server() {
  let resolve = (_: Response) => {};
  const answered = new Promise<Response>((done) => {
    resolve = done;
  });
  const fetched = vi.fn(() => answered);
  vi.stubGlobal('fetch', fetched);
  const answer = (data: unknown, type = 'application/json') =>
    resolve(new Response(JSON.stringify(data), { headers: { 'content-type': type } }));
  return { fetched, answer };
}
beforeEach(forgetAhead);

it('fetches the parts of a page, once and only of this site, and no whole documents any more', () => {
  expect(document.querySelector('script')).toBeNull();
  const { fetched } = server();
  for (const address of ['https://example.com/', '/about', '/about']) hover(address);
  expect(fetched.mock.calls).toEqual([['/_page/about.json', { priority: 'low' }]]);
});

it('gives data away once, also to whoever opens the page before they have come', async () => {
  const { answer } = server();
  hover('/about');
  const taken = takeAhead('/about');
  answer({ module: null });
  expect(await taken).toEqual({ module: null });
  expect(await takeAhead('/about')).toBeNull();
});

it('gives nothing where no data came', async () => {
  const { answer } = server();
  hover('/about');
  answer('<!doctype html>', 'text/html');
  expect(await takeAhead('/about')).toBeNull();
});

it('gives nothing of pages that have changed since', async () => {
  const { fetched, answer } = server();
  hover('/about');
  forgetAhead();
  answer({ module: null });
  expect(await takeAhead('/about')).toBeNull();
  hover('/about');
  expect(fetched).toHaveBeenCalledTimes(2);
});
