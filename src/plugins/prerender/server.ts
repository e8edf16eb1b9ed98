/**
 * The part of the server graph that `buildSite` uses itself; pool tasks are render-task.ts and social/draw-task.ts.
 */
export { openWorkshop } from '../../app/dev/workshop/workshop-pages.ts';
export { siteRoutes } from '../../content/route-table.ts';
export { openContent } from '../../content/routes.ts';
export { typeRoutes } from '../../content/types/index.ts';
export { discoveryFiles, pageDates } from '../discovery/discovery-files.ts';
export { writeSearchIndex } from '../search/write-index.ts';
export { planPictures } from '../social/plan-pictures.ts';
export { renderJobs } from './render-jobs.ts';
export { writeWorkshop } from './write-workshop.ts';
