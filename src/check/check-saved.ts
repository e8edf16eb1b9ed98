import { openContent } from '../content/routes.ts';
import { checkSite } from './check-site.ts';

/**
 * The dev server's check (src/plugins/dev/checks.ts): stays beside it, and answers each message, which names the files
 * that were saved since the last one, with every problem of the site. Ends with the server.
 */
export default function checkSaved(): Promise<void> {
  process.on('message', async (saved: readonly string[]) => {
    const content = openContent();
    for (const file of saved) content.update(file);
    process.send?.(await checkSite(content));
  });
  return new Promise((done) => {
    process.once('disconnect', done);
  });
}
