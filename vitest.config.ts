import { defineConfig } from 'vitest/config';
import { sections } from './src/plugins/sections.ts';

const packages = '**/node_modules/**';
const rooms = '{src,mdx-components,tests/unit}/**';
const dom = [`${rooms}/*.test.tsx`, `${rooms}/*.dom.test.ts`];
const node = `${rooms}/*.test.ts`;

/**
 * Unit tests, beside the code they test. `*.test.tsx` and `*.dom.test.ts` have a DOM, `*.test.ts` have none. Files of a
 * kind share workers, since each new worker loads jsdom and React again: so modules are spied on, which ends with the
 * test, and never mocked (`vi.mock`), which would affect later files.
 */
export default defineConfig({
  plugins: [sections()],
  resolve: { alias: { 'virtual:icons': '/tests/stubs/icons.ts' } },
  test: {
    isolate: false,
    // Node.js 25 and later have a storage of their own, which would hide jsdom's.
    execArgv: process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-experimental-webstorage'] : [],
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: dom,
          exclude: [packages],
          environment: 'jsdom',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [node],
          exclude: [...dom, packages],
          sequence: { groupOrder: 1 },
        },
      },
    ],
    setupFiles: ['./tests/setup.ts'],
    // A host that blocks for seconds may fail a test once; run.ts names what needed the second try.
    testTimeout: 20_000,
    retry: 1,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
