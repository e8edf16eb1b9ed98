import { expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch.ts';

it('fetches the parts of a page, once and only of this site, and no whole documents any more', async () => {
  const fetched = vi.fn(async () => new Response('{}', { headers: { 'content-type': 'text/html' } }));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<script type="speculationrules">{}</script>
    <a id="inside" href="/about">О нас</a><a id="outside" href="https://example.com/">Там</a>`;
  prefetchLinks(async () => {});
  expect(document.querySelector('script')).toBeNull();
  for (const id of ['outside', 'inside', 'inside'])
    document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetched.mock.calls).toEqual([['/_page/about.json', { priority: 'low' }]]);
});
