import { existsSync } from 'node:fs';
import { serve } from '../../src/hosts/serve.ts';
import { builtSite, builtUnderPath } from './folders.ts';

/** Base path of the second build, which the journeys visit too. */
export const prefix = '/some/prefix/';

/**
 * Serves the builds on free ports for the length of the run; Playwright passes the addresses to its workers. The
 * journeys on the dev server need none.
 */
export default async function start() {
  const sites = [
    { dir: builtSite, base: '/', variable: 'JOURNEY_URL' },
    { dir: builtUnderPath, base: prefix, variable: 'JOURNEY_BASE_URL' },
  ];
  const closing: (() => Promise<void>)[] = [];
  for (const { dir, base, variable } of sites) {
    if (!existsSync(dir)) continue;
    const { url, close } = await serve(dir, base);
    process.env[variable] = url;
    closing.push(close);
  }
  return async () => {
    await Promise.all(closing.map((close) => close()));
  };
}
