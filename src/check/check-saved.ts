import { openContent } from '../content/routes.ts';
import { checkSite } from './check-site.ts';

/**
 * The dev server's check, a child process (src/plugins/dev/checks.ts): answers each message, the list of files saved since the
 * last one, with all problems of the site. Ends with the server.
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
