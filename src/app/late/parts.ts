import { lazyReady, type Preloadable, preloadable } from '../../site/preloadable.tsx';

const footer = preloadable(() => import('../shell/Footer.tsx'));
const menuPanels = preloadable(() => import('../shell/menu-panels.ts'));
const commentForm = preloadable(() => import('../layouts/parts/CommentForm.tsx'));

/** Parts of shell and layouts that React takes over late or not at all, each with a script of its own. */
export const partScripts: Record<string, Preloadable<unknown>> = { footer, menuPanels, commentForm };

export const Footer = lazyReady(footer, (loaded) => loaded.Footer);
export const MegaPanel = lazyReady(menuPanels, (loaded) => loaded.MegaPanel);
export const MobileSections = lazyReady(menuPanels, (loaded) => loaded.MobileSections);
export const CommentForm = lazyReady(commentForm, (loaded) => loaded.CommentForm);
