import { openContent } from '../../content/routes.ts';
import { checkSite } from '../check-content.ts';

/** The dev server's check of the whole site (src/plugins/dev/checks.ts): every problem, as JSON. */
export default async function printProblems(): Promise<void> {
  process.stdout.write(JSON.stringify(await checkSite(openContent())));
}
