import { checkSite } from '../check-content.ts';

/** The dev server's check of the whole site (run-problems.mjs): every problem, as JSON. */
process.stdout.write(JSON.stringify(await checkSite()));
