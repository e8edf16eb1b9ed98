import { createRoot } from 'react-dom/client';
import reset from '../../styles/reset.css?raw';
import parts from '../parts/parts.css?raw';
import { Reviewing, readReview } from '../parts/reviewing.tsx';
import highlights from './highlights.css?raw';
import marks from './marks.css?raw';
import { Ribbon } from './Ribbon.tsx';
import ribbon from './ribbon.css?raw';

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds an element with a shadow root, which isolates styles in both directions. */
function shadowTree(name: string, css: string): ShadowRoot {
  const host = document.createElement(name);
  host.setAttribute('data-preview', '');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [reset, parts, css].map(sheetOf);
  document.body.append(host);
  return root;
}

/** Starts the ribbon: fetches the review, then renders marks and bar in separate shadow roots. */
async function start(): Promise<void> {
  const review = await readReview();
  if (!review) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(highlights)];
  const layer = shadowTree('preview-marks', marks);
  const root = shadowTree('preview-ribbon', ribbon);
  // Always dark, to be distinct from the page.
  root.host.setAttribute('data-theme', 'dark');
  createRoot(root).render(
    <Reviewing review={review}>
      <Ribbon layer={layer} />
    </Reviewing>,
  );
}

// The page loads first.
if (document.readyState === 'complete') void start();
else addEventListener('load', () => void start());
