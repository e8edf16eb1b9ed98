import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests: beside the code they prove. Node by default; a file asks for a DOM with `// @vitest-environment jsdom`. */
export default defineConfig({
  root: fromHere('..'),
  plugins: [react()],
  resolve: { alias: { 'virtual:icons': fromHere('./stubs/icons.ts') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mdx-components/**/*.test.tsx', 'tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: [fromHere('./setup.ts')],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
