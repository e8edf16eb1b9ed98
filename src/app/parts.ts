import { lazyReady, preloadable } from '../site/preloadable.tsx';

/** Parts of shell and layouts with a script of their own: a served page has them in its HTML. */
export const partScripts = {
  footer: preloadable('src/app/shell/Footer.tsx', () => import('./shell/Footer.tsx')),
  longText: preloadable('src/app/layouts/parts/LongText.tsx', () => import('./layouts/parts/LongText.tsx')),
  menuPanels: preloadable('src/app/shell/menu-panels.ts', () => import('./shell/menu-panels.ts')),
  commentForm: preloadable(
    'src/app/layouts/parts/CommentForm.tsx',
    () => import('./layouts/parts/CommentForm.tsx'),
  ),
};

export const LongText = lazyReady(partScripts.longText, (loaded) => loaded.LongText);
export const Footer = lazyReady(partScripts.footer, (loaded) => loaded.Footer);
export const MegaPanel = lazyReady(partScripts.menuPanels, (loaded) => loaded.MegaPanel);
export const MobileSections = lazyReady(partScripts.menuPanels, (loaded) => loaded.MobileSections);
export const CommentForm = lazyReady(partScripts.commentForm, (loaded) => loaded.CommentForm);
