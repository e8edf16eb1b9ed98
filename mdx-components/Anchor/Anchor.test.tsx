import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Anchor } from './Anchor.tsx';

test('is a place to link to', () => {
  render(<Anchor id="live" />);
  expect(document.getElementById('live')).not.toBeNull();
});
