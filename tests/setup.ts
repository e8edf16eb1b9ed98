import { afterEach } from 'vitest';

// Tests that asked for a DOM get a clean one each; the others never load React.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A ceiling, not a wait: a busy machine may need longer than a second to load a lazy part.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
