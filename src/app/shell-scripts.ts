import { lazyReady, preloadable } from '../site/preloadable.tsx';

/**
 * Parts of shell and layouts whose script loads separately; the served HTML contains them, and their styles are in the second sheet:
 * the home page's HTML has no room for 3 kB more.
 */
export const partScripts = {
  footer: preloadable('src/app/shell/Footer.tsx', () => import('./shell/Footer.tsx')),
  hidden: preloadable('src/app/shell/hidden-parts.ts', () => import('./shell/hidden-parts.ts')),
  commentForm: preloadable(
    'src/app/layouts/parts/CommentForm.tsx',
    () => import('./layouts/parts/CommentForm.tsx'),
  ),
};

export const Footer = lazyReady(partScripts.footer, (loaded) => loaded.Footer);
export const MenuPanel = lazyReady(partScripts.hidden, (loaded) => loaded.MenuPanel);
export const DrawerFoot = lazyReady(partScripts.hidden, (loaded) => loaded.DrawerFoot);
export const TemplatePages = lazyReady(partScripts.hidden, (loaded) => loaded.TemplatePages);
export const CommentForm = lazyReady(partScripts.commentForm, (loaded) => loaded.CommentForm);
export const Notice = lazyReady(partScripts.hidden, (loaded) => loaded.Notice);
