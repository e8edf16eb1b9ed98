import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as setup } from '@playwright/test';
import { copyProject } from '../bench/project.ts';
import { examplesSite, fillExamples, root } from './site.ts';

setup('every example compiles, and renders on the server', () => {
  setup.setTimeout(240_000);
  const copy = copyProject(root);
  try {
    fillExamples(copy);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/build/run.mjs'], {
      cwd: copy,
      encoding: 'utf8',
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
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    rmSync(examplesSite, { recursive: true, force: true });
    cpSync(join(copy, 'site'), examplesSite, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
