/** Parts in every page's HTML that are hidden at first, as one chunk: the menu's panels and the failure notice. */

export { DrawerFoot, MenuPanel, TemplatePages } from './MenuPanel.tsx';
export { Notice } from './Notice.tsx';
