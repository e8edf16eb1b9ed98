import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPages } from './open-pages.ts';

/** What the server module exposes: the instance of the shared module that it and one of its sections have. */
interface Half {
  own: symbol;
  ofSection: () => Promise<symbol>;
}

let root: string;
let server: ViteDevServer;
const gates = globalThis as { reached?: () => void; gate?: Promise<void> };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'open-pages-'));
  mkdirSync(join(root, 'src/plugins/dev'), { recursive: true });
  const files = {
    'context.ts': 'export const context = Symbol();',
    'gate.ts': 'globalThis.reached?.();\nawait globalThis.gate;',
    'section.ts': "export { context } from './context.ts';",
    'pages.ts': `import { context } from './context.ts';
import './gate.ts';
export const own = context;
export const ofSection = async () => (await import('./section.ts')).context;`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src/plugins/dev', name), text);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true },
  });
});

afterEach(async () => {
  delete gates.reached;
  delete gates.gate;
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const halfOf = async (open: ReturnType<typeof openPages>) => (await open.pages()) as unknown as Half;

/** Simulates a code change: Vite clears the module graph asynchronously. */
async function changed(): Promise<void> {
  const { hot, runner } = server.environments.ssr as RunnableDevEnvironment;
  const context = () => runner.evaluatedModules.getModuleByUrl('/src/plugins/dev/context.ts');
  const before = context();
  hot.send({ type: 'full-reload' });
  await vi.waitFor(() => expect(context() === before).toBe(false));
}

it('code that changes while it loads leaves no old modules beside new ones', async () => {
  const open = openPages(server);
  let release = () => {};
  gates.gate = new Promise((done) => {
    release = done;
  });
  const reached = new Promise<void>((done) => {
    gates.reached = done;
  });
  const asked = halfOf(open);
  await reached;
  await changed();
  release();
  const half = await asked;
  expect(await half.ofSection()).toBe(half.own);
});

it('a call that fails is repeated only if code has changed meanwhile', async () => {
  const open = openPages(server);
  const asked: unknown[] = [];
  const answer = await open.ask(async (half) => {
    asked.push(half);
    if (asked.length > 1) return 'answered';
    await changed();
    throw new Error('torn');
  });
  expect([answer, asked.length, asked[0] === asked[1]]).toEqual(['answered', 2, false]);
  await expect(open.ask(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
});
