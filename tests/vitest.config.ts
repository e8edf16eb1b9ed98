import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const mocked = '**/*.mocked.test.tsx';
const packages = '**/node_modules/**';
const include = ['src/**/*.test.{ts,tsx}', 'mdx-components/**/*.test.tsx', 'tests/unit/**/*.test.{ts,tsx}'];

/**
 * Unit tests: beside the code they prove. Node by default; a file asks for a DOM with `// @vitest-environment jsdom`.
 * Files share a worker, which takes a third of the time; those that mock modules (`*.mocked.test.tsx`) have a worker
 * each, so that no other file meets their mocks.
 */
export default defineConfig({
  root: fromHere('..'),
  plugins: [react()],
  resolve: { alias: { 'virtual:icons': fromHere('./stubs/icons.ts') } },
  test: {
    isolate: false,
    projects: [
      { extends: true, test: { name: 'shared', include, exclude: [mocked, packages] } },
      { extends: true, test: { name: 'mocked', include: [mocked], exclude: [packages], isolate: true } },
    ],
    setupFiles: [fromHere('./setup.ts')],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
