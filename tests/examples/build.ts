import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, viteCommand } from '../bench/project.ts';
import { builtExamples } from '../journeys/folders.ts';
import { fillExamples, root } from './site.ts';

/** `tsx tests/examples/build.ts`: every example compiles and renders on the server; the site of them is kept. */
const copy = copyProject(root);
try {
  fillExamples(copy);
  const { status } = spawnSync(process.execPath, [viteCommand, 'build'], {
    cwd: copy,
    stdio: 'inherit',
    // React as in development: only there it tells every difference between server and client.
    // Examples are no pages: a text without a main heading is no mistake in them, and nobody downloads them.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      OUT_DIR: 'site',
      BASE_PATH: '/',
      BUILD_EXTRAS: 'none',
    },
  });
  rmSync(builtExamples, { recursive: true, force: true });
  if (status === 0) cpSync(join(copy, 'site'), builtExamples, { recursive: true });
  else process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
