import { createRoot } from 'react-dom/client';
import parts from '../parts/parts.css?raw';
import { Reviewing, readReview } from '../parts/reviewing.tsx';
import highlights from './highlights.css?raw';
import marks from './marks.css?raw';
import { Ribbon } from './Ribbon.tsx';
import ribbon from './ribbon.css?raw';

/** A host of the ribbon's own tree: the site's styles end at its border, and its styles never leave it. */
function shadowHost(name: string, ...styles: readonly string[]): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  host.setAttribute('data-preview', '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles.map(sheetOf);
  document.body.append(host);
  return { host, root };
}

/** A sheet of a text. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Starts the ribbon: reads what differs, then draws marks and bar, each in a tree of its own. */
async function start(): Promise<void> {
  const review = await readReview();
  if (!review) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(highlights)];
  const layer = shadowHost('preview-marks', parts, marks);
  const { host: ribbonHost, root } = shadowHost('preview-ribbon', parts, ribbon);
  // By day too: it must not pass for a part of the page.
  ribbonHost.dataset.theme = 'dark';
  const place = document.createElement('div');
  place.className = 'place';
  root.append(place);
  createRoot(place).render(
    <Reviewing review={review}>
      <Ribbon layer={layer} />
    </Reviewing>,
  );
}

/** The page comes first: the ribbon waits until it has loaded and the browser has nothing else to do. */
function late(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 3000 });
  else setTimeout(() => void start(), 600);
}
if (document.readyState === 'complete') late();
else addEventListener('load', late);
