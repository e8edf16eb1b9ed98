import { resolve } from 'node:path';

const name = process.env.OUT_DIR ?? 'dist';

/** The build at the root of a host. */
export const builtSite = resolve(name);

/** The build under a base path, beside it, with the writers' examples (examples/build.ts). */
export const builtUnderPath = resolve(`${name}-base`);
