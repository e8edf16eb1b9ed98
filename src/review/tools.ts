/** What compares and reports, in one piece: loaded while the builds run. */
export { newFindings } from './checks/findings.ts';
export { makeReview } from './make-review.ts';
export { keepOldFiles } from './output/old-files.ts';
export { makePrivate } from './output/private.ts';
export { writeScripts } from './output/scripts.ts';
export { writeReport } from './report/write.tsx';
