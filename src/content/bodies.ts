import type { Body } from './collections.ts';
import type { Entry } from './entry.ts';

/**
 * All of the site's `import.meta.glob` calls: every page body and the sections' examples, lazily. Only the dev server asks here, so that a saved
 * body is taken up at once. The build compiles bodies beside its bundles (src/build/pages), and the browser learns the
 * one script it needs from its page's data: neither ever sees this table.
 */
const bodies = import.meta.glob<Body>(['/pages/**/*.mdx', '/mdx-components/*/*.examples.mdx'], {
  import: 'default',
});

/**
 * The compiled body of an entry.
 * @throws {Error} when its file is gone
 */
export async function loadBody({ file }: Entry): Promise<Body> {
  const load = bodies[`/${file}`];
  if (!load) throw new Error(`No compiled body for ${file}.`);
  return load();
}
