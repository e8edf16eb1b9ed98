/**
 * What the build asks of the server graph beside the pages themselves (print.ts): the content, its check, and all that
 * is made of entries.
 */
export { openWorkshop } from '../../app/dev/workshop/workshop-pages.ts';
export { siteRoutes } from '../../content/route-table.ts';
export { openContent } from '../../content/routes.ts';
export { typeRoutes } from '../../content/types/index.ts';
export { foundFiles } from '../found/found-files.ts';
export { withPartDates } from '../found/git-dates.ts';
export { writeSearchIndex } from '../search/write-index.ts';
export { planPictures } from '../social/plan-pictures.ts';
export { printPages } from './print-pages.ts';
export { writeWorkshop } from './write-workshop.ts';

/** Only a page that fails needs the parser of MDX. */
export const loadRenderProblem = () => import('../../content/mdx/render-problem.ts');
