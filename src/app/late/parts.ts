import { lazyReady, type Preloadable, preloadable } from '../../site/preloadable.tsx';

const footer = preloadable(() => import('../shell/Footer.tsx'));
const commentForm = preloadable(() => import('../layouts/parts/CommentForm.tsx'));

/** Parts of shell and layouts that React takes over late, each with a script of its own. */
export const partScripts: Record<string, Preloadable<unknown>> = { footer, commentForm };

export const Footer = lazyReady(footer, (loaded) => loaded.Footer);
export const CommentForm = lazyReady(commentForm, (loaded) => loaded.CommentForm);
