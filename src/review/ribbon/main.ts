import { startRibbon } from './ribbon.ts';

/** The page comes first: the ribbon waits until it has loaded and the browser has nothing else to do. */
function late(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void startRibbon(), { timeout: 3000 });
  else setTimeout(() => void startRibbon(), 600);
}
if (document.readyState === 'complete') late();
else addEventListener('load', late);
