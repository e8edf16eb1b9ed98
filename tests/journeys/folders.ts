import { resolve } from 'node:path';

const name = process.env.OUT_DIR ?? 'dist';

/** The build at the root of its host. */
export const builtSite = resolve(name);

/** The build under a base path, beside it. */
export const builtUnderPath = resolve(`${name}-base`);

/** The writers' examples as a site of their own (examples/build.ts). */
export const builtExamples = resolve(`${name}-examples`);
