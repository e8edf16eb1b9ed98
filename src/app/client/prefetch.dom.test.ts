import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetPrefetched, prefetchLinks, takePrefetched } from './prefetch.ts';

document.head.innerHTML = '<script type="speculationrules">{}</script>';
const slow = { connection: { saveData: true } };
vi.stubGlobal('navigator', slow);
prefetchLinks();

vi.useFakeTimers();
// Files share their environment: the next one would wait for ever.
afterAll(() => void vi.useRealTimers());
const send = (...events: string[]) => {
  for (const event of events) document.querySelector('a')?.dispatchEvent(new Event(event, { bubbles: true }));
};
const hover = (address: string) => {
  document.body.innerHTML = `<a href="${address}">Ссылка</a>`;
  send('pointerover');
  vi.advanceTimersByTime(65);
};
/** A server that answers when the test tells it to. */
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
beforeEach(forgetPrefetched);

it('fetches the data of a page of this site once, and replaces the prefetching of whole documents', () => {
  const { fetched } = server();
  vi.stubGlobal('navigator', slow);
  hover('/about');
  expect(document.querySelector('script')).not.toBeNull();
  // From now on the connection is fast.
  vi.stubGlobal('navigator', {});
  for (const address of ['https://example.com/', '/about', '/about']) hover(address);
  expect(document.querySelector('script')).toBeNull();
  expect(fetched.mock.calls).toEqual([['/_page/about.json', { priority: 'low' }]]);
});

it.each(['pointerout', 'click'])(
  'fetches nothing for a link that scrolling has passed or that was pressed at once: %s',
  (last) => {
    const { fetched } = server();
    document.body.innerHTML = '<a href="/about">Ссылка</a>';
    send('pointerover', 'focusin', last);
    vi.advanceTimersByTime(1000);
    expect(fetched).not.toHaveBeenCalled();
  },
);

it('hands out data once, also to a navigation that begins before they have arrived', async () => {
  const { answer } = server();
  hover('/about');
  const taken = takePrefetched('/about');
  answer({ module: null, modules: [] });
  expect(await taken).toEqual({ module: null, modules: [] });
  expect(await takePrefetched('/about')).toBeNull();
});

it('hands out nothing if the answer is no data', async () => {
  const { answer } = server();
  hover('/about');
  answer('<!doctype html>', 'text/html');
  expect(await takePrefetched('/about')).toBeNull();
});

it('hands out nothing that was fetched before a save, and fetches again', async () => {
  const { fetched, answer } = server();
  hover('/about');
  forgetPrefetched();
  answer({ module: null, modules: [] });
  expect(await takePrefetched('/about')).toBeNull();
  hover('/about');
  expect(fetched).toHaveBeenCalledTimes(2);
});
