import { join } from 'node:path';
import { z } from 'zod';
import { PagesRepository } from '../pages-branch.ts';
import { inputs, readInputs } from './inputs.ts';

/**
 * Opens the pages branch of the repository that a workflow runs in. The token leaves the environment at once, so that
 * nothing that is started from here inherits it.
 */
export function openPages(): { pages: PagesRepository; repository: string } {
  const told = readInputs({
    GITHUB_SERVER_URL: inputs.url,
    GITHUB_REPOSITORY: inputs.repository,
    RUNNER_TEMP: inputs.folder,
    PAGES_TOKEN: z.string().min(1),
  });
  delete process.env.PAGES_TOKEN;
  const remote = `${told.GITHUB_SERVER_URL}/${told.GITHUB_REPOSITORY}.git`;
  const pages = new PagesRepository(join(told.RUNNER_TEMP, 'pages.git'), remote, told.PAGES_TOKEN);
  return { pages, repository: told.GITHUB_REPOSITORY };
}
