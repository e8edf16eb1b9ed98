import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** A named command of the test run. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string> | undefined;
}

export interface StepResult {
  ok: boolean;
  output: string;
}

const running = new Set<ChildProcess>();
const binaries = resolve('node_modules/.bin');

/** Runs a step, prints its result and keeps its output in case it fails. */
export function runStep({ name, command, args, env }: Step): Promise<StepResult> {
  const began = performance.now();
  return new Promise((done) => {
    // A separate process group, so that stopping it also stops its browsers and workers.
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code, signal) => {
      const stopped = !running.delete(child);
      const ok = code === 0;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (!stopped) console.log(`${ok ? '✓' : '✗'} ${name} ${seconds} s${signal ? ` (${signal})` : ''}`);
      done({ ok, output });
    });
  });
}

/** Stops running steps: after the first failure nothing else matters. */
export function stopAll(): void {
  for (const child of running) {
    running.delete(child);
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // It has just exited.
    }
  }
}
