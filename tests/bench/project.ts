import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { treeMemory } from './memory.ts';
import { post } from './posts.ts';

/** Vite's CLI, as a Node script. */
export const viteCommand = 'node_modules/vite/bin/vite.js';

const left = new Set(['node_modules', '.git', 'test-results', 'playwright-report', 'shots', '.cache']);

/** Copies the project to a temporary folder; links packages, leaves caches out. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !(left.has(basename(path)) || /^dist(?:-|$)/.test(basename(path))),
  });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!['.cache', '.vite', '.vite-temp'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** Puts `count` generated posts beside the real ones and removes the posts, output and caches of the last run. */
export function fillPosts(copy: string, root: string, count: number): void {
  const folder = 'pages/blog-single';
  for (const old of [folder, 'dist', '.cache']) rmSync(join(copy, old), { recursive: true, force: true });
  cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (let index = 0; index < count; index++) {
    const { file, text } = post(index);
    writeFileSync(join(copy, folder, file), text);
  }
}

/** Changes one paragraph of one generated post, as a writer would. */
export function changePost(copy: string, index: number): void {
  appendFileSync(join(copy, 'pages/blog-single', post(index).file), '\nИзменённый абзац.\n');
}

/** Result of a build. */
export interface BuildCost {
  seconds: number;
  /** Largest sampled sum of the resident memory of the build's processes, in bytes. */
  memory: number;
}

/**
 * Builds the copy in a separate process.
 * @throws {Error} with the build's output if it fails
 */
export function measureBuild(copy: string): Promise<BuildCost> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [viteCommand, 'build'], { cwd: copy });
    let output = '';
    let memory = 0;
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const sampling = setInterval(() => {
      memory = Math.max(memory, treeMemory(child.pid ?? 0));
    }, 100);
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(sampling);
      if (code === 0) done({ seconds: (performance.now() - began) / 1000, memory });
      else fail(new Error(output));
    });
  });
}
