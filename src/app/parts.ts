import { lazyReady, preloadable } from '../site/preloadable.tsx';

/** Parts of shell and layouts with a script of their own: a served page has them in its HTML. */
export const partScripts = {
  footer: preloadable(() => import('./shell/Footer.tsx')),
  menuPanels: preloadable(() => import('./shell/menu-panels.ts')),
  commentForm: preloadable(() => import('./layouts/parts/CommentForm.tsx')),
};

export const Footer = lazyReady(partScripts.footer, (loaded) => loaded.Footer);
export const MegaPanel = lazyReady(partScripts.menuPanels, (loaded) => loaded.MegaPanel);
export const MobileSections = lazyReady(partScripts.menuPanels, (loaded) => loaded.MobileSections);
export const CommentForm = lazyReady(partScripts.commentForm, (loaded) => loaded.CommentForm);
