/** What stands in every page's HTML and is not seen at first, as one script: panels of menus, the notice of what failed. */
export { Notice } from '../takeover/Notice.tsx';
export { MegaPanel } from './MegaPanel.tsx';
export { MobilePanel } from './MobilePanel.tsx';
