import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from './Toaster.tsx';

test('a message takes the place of the one before, also of an equal one that is still leaving', async () => {
  for (const message of ['Отправлено', 'Не\u00a0получилось', 'Отправлено'])
    await act(async () => show(message, 'info'));
  const stay = document.querySelectorAll('.Toastify__toast:not([class*="-exit"])');
  expect([...stay].map(({ textContent }) => textContent)).toEqual(['Отправлено']);
});
