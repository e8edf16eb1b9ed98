import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDetails } from './open-details.ts';

it('opens the folds around an anchor and leads to it', async () => {
  const inner = '<details><summary>Б</summary><p id="в">В</p></details>';
  document.body.innerHTML = `<details><summary>А</summary>${inner}</details>`;
  const shown = vi.fn();
  Object.assign(document.querySelector('p') as Element, { scrollIntoView: shown });
  openDetails();
  location.hash = '#в';
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
});
