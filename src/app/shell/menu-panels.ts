/** What menus open, as one script: served pages have it in their HTML, closed. */
export { MegaPanel } from './MegaPanel.tsx';
export { MobileSections } from './MobileSections.tsx';
