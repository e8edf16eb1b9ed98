import { createRoot } from 'react-dom/client';
import parts from '../parts/parts.css?raw';
import { Reviewing, readReview } from '../parts/reviewing.tsx';
import highlights from './highlights.css?raw';
import marks from './marks.css?raw';
import { Ribbon } from './Ribbon.tsx';
import ribbon from './ribbon.css?raw';

/** A sheet of a text. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** A tree of the ribbon's own: the site's styles end at its border, and its styles never leave it. */
function shadowTree(name: string, css: string): ShadowRoot {
  const host = document.createElement(name);
  host.setAttribute('data-preview', '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [parts, css].map(sheetOf);
  document.body.append(host);
  return root;
}

/** Starts the ribbon: reads what differs, then draws marks and bar, each in a tree of its own. */
async function start(): Promise<void> {
  const review = await readReview();
  if (!review) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(highlights)];
  const layer = shadowTree('preview-marks', marks);
  const root = shadowTree('preview-ribbon', ribbon);
  // By day too: it must not pass for a part of the page.
  root.host.setAttribute('data-theme', 'dark');
  createRoot(root).render(
    <Reviewing review={review}>
      <Ribbon layer={layer} />
    </Reviewing>,
  );
}

/** The page comes first. */
if (document.readyState === 'complete') void start();
else addEventListener('load', () => void start());
