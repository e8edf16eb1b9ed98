import { createRoot } from 'react-dom/client';
import parts from '../parts/parts.css?raw';
import { readReview } from '../parts/read-review.ts';
import { Reviewing } from '../parts/reviewing.tsx';
import highlights from './highlights.css?raw';
import marks from './marks.css?raw';
import { Ribbon } from './Ribbon.tsx';
import ribbon from './ribbon.css?raw';
import { shadowHost, sheetOf } from './shadow.ts';

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
