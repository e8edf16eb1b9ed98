import { afterEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

const go = vi.fn<(address: URL) => void>();
followLinks('/base/', go);
history.replaceState(null, '', '/base/privacy');
afterEach(() => {
  go.mockClear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Clicks a link and returns whether the browser was left to follow it. */
function click(attributes: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<p><a ${attributes}><span>Ссылка</span></a></p>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  const left = document.querySelector('span')?.dispatchEvent(event);
  event.preventDefault();
  return left === true;
}

it('follows links to pages of this site', () => {
  expect(click('href="/base/about#team"')).toBe(false);
  expect(go.mock.calls.map(([address]) => address.pathname + address.hash)).toEqual(['/base/about#team']);
});

it.each([
  ['another site', 'href="https://example.com/base/about"', {}],
  ['another folder of the host', 'href="/other"', {}],
  ['a file', 'href="/base/feed.xml"', {}],
  ['a link for a new tab', 'href="/base/about" target="_blank"', {}],
  ['a download', 'href="/base/about" download', {}],
  ['a click for a new tab', 'href="/base/about"', { ctrlKey: true }],
  ['a click for a new tab on a Mac', 'href="/base/about"', { metaKey: true }],
  ['a click for a new window', 'href="/base/about"', { shiftKey: true }],
  ['a click for a download', 'href="/base/about"', { altKey: true }],
  ['an anchor of the same page', 'href="#team"', {}],
  ['a text fragment', 'href="/base/about#:~:text=Команда"', {}],
])('leaves %s to the browser', (_, attributes, keys) => {
  expect(click(attributes, keys)).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { rtt: 150 }])(
  'leaves links to the browser if %j, unless it is offline',
  (connection) => {
    vi.stubEnv('DEV', false);
    vi.stubGlobal('navigator', { onLine: true, connection });
    expect(click('href="/base/about"')).toBe(true);
    vi.stubGlobal('navigator', { onLine: false, connection });
    expect(click('href="/base/about"')).toBe(false);
    expect(click('href="/base/about#:~:text=Команда"')).toBe(false);
  },
);
