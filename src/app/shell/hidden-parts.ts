/** What stands in every page's HTML and is not seen at first, as one script: what the menu opens, the notice of what failed. */
export { Notice } from '../takeover/Notice.tsx';
export { DrawerFoot, MenuPanel, TemplatePages } from './MenuPanel.tsx';
