import { afterEach } from 'vitest';

// Tests that asked for a DOM get a clean one each; the others never load React.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
