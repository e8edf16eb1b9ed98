import { normalizeUrl } from '../../content/files/paths.ts';
import type { PageSource } from '../page-data.ts';
import { findLine, findPicture, lastLine } from './find-line.ts';
import { sourceMark } from './source-attribute.ts';

/** A block of the page and where it was written. */
export interface Located {
  element: Element;
  /** `pages/x.mdx:12:3`. */
  at: string;
}

const whole = (at: string) => at.replace(/:(\d+):(\d+)$/, '');

/** Where what lies under the pointer was written, as exactly as can be told. Null outside of what writers wrote. */
export function locate(target: Element, source: PageSource): Located | null {
  const element = target.closest(`[${sourceMark}]`);
  const at = element?.getAttribute(sourceMark);
  if (!element || !at) return null;
  const written = ownWords(element, source);
  if (written) return written;
  const file = whole(at);
  const text = source.texts[file];
  // Only some texts travel with the page; entries of lists are exact already.
  if (text === undefined) return { element, at };
  const from = Number(at.match(/:(\d+):\d+$/)?.[1] ?? 1);
  const to = from === 1 ? text.split('\n').length : lastLine(text, from);
  // Words in a scene are the scene's own: what is written of it is its name.
  const drawn = target.closest('[data-scene], picture, img');
  const named = drawn && element.contains(drawn) ? findPicture(text, from, to) : null;
  if (drawn && named) return { element: drawn, at: `${file}:${named.line}:${named.column}` };
  for (let part: Element | null = target; part && part !== element; part = part.parentElement) {
    const found = findLine(text, part.textContent ?? '', from, to);
    if (found) return { element: part, at: `${file}:${found.line}:${found.column}` };
  }
  return { element, at };
}

/** A link to a listed entry whose words stand in the page's own text («Как устроен журнал»), not in the entry. */
function ownWords(link: Element, { texts }: PageSource): Located | null {
  const around = link.matches('a') ? link.parentElement?.closest(`[${sourceMark}]`) : null;
  const at = around?.getAttribute(sourceMark) ?? '';
  const text = texts[whole(at)];
  if (text === undefined) return null;
  const from = Number(at.match(/:(\d+):\d+$/)?.[1] ?? 1);
  const found = findLine(text, link.textContent ?? '', from, lastLine(text, from));
  return found && { element: link, at: `${whole(at)}:${found.line}:${found.column}` };
}

/**
 * Marks the links of the document that the server could not: those that React drew in the browser. Links of lists learn
 * where their entries were written; every link to a page that visitors do not see yet learns why.
 */
export function markLinks(source: PageSource, base: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#top a[href]')) {
    if (link.origin !== location.origin || !link.pathname.startsWith(base)) continue;
    // React of development tells every difference from what it has printed: its parts are marked once it has them.
    if (import.meta.env.DEV && link.closest('[data-app-part]')) continue;
    const url = normalizeUrl(`/${link.pathname.slice(base.length)}`);
    const at = source.entries[url];
    if (at && !link.hasAttribute(sourceMark) && link.closest('#content')) link.setAttribute(sourceMark, at);
    // Contents and «up» stay on the page, which says what it is itself.
    if (link.getAttribute('href')?.startsWith('#')) continue;
    const stage = source.stages[url];
    if (stage && link.dataset.stage !== stage) link.dataset.stage = stage;
    else if (!stage && link.dataset.stage) delete link.dataset.stage;
  }
}
