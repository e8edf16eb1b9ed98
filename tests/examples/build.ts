import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, viteCommand } from '../bench/project.ts';
import { builtUnderPath } from '../journeys/folders.ts';
import { prefix } from '../journeys/serve.ts';
import { addExamples, root } from './site.ts';

/** Types of which two entries are built; sections of the examples name none of these. */
const twoOfEach = ['blog-single', 'portfolio_details', 'service-single', 'team-single'];

/**
 * `tsx tests/examples/build.ts`: builds the site under a base path, plus pages with every example. Everything besides
 * pages and their search was already built at the root.
 */
const pictures = join(root, '.cache/pictures');
const copy = copyProject(root);
try {
  addExamples(copy);
  for (const folder of twoOfEach.map((name) => join(copy, 'pages', name))) {
    const entries = readdirSync(folder).filter((name) => /^[^_].*\.mdx$/.test(name));
    for (const entry of entries.slice(2)) rmSync(join(folder, entry));
  }
  // The build at the root has encoded the pictures.
  if (existsSync(pictures)) cpSync(pictures, join(copy, '.cache/pictures'), { recursive: true });
  const { status } = spawnSync(process.execPath, [viteCommand, 'build'], {
    cwd: copy,
    stdio: 'inherit',
    // React's development build, the only one that reports every difference between server and client.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      OUT_DIR: 'site',
      BASE_PATH: prefix,
      BUILD_EXTRAS: 'search',
    },
  });
  rmSync(builtUnderPath, { recursive: true, force: true });
  if (status === 0) cpSync(join(copy, 'site'), builtUnderPath, { recursive: true });
  else process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
