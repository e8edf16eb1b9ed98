import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openFolds } from './folds.ts';

it('opens the folds around an anchor and leads to it', async () => {
  const inner = '<details><summary>Б</summary><p id="в">В</p></details>';
  document.body.innerHTML = `<details><summary>А</summary>${inner}</details>`;
  const shown = vi.fn();
  Object.assign(document.querySelector('p') as Element, { scrollIntoView: shown });
  openFolds();
  location.hash = '#в';
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
});
