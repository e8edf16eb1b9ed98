import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Reviewing } from '../parts/reviewing.tsx';
import type { Review } from '../types.ts';
import { Left } from './Report.tsx';

const review = {
  pages: [],
  causes: [],
  changes: [{ id: 'a1', cause: 0, places: [] }],
  subject: { number: 7, commit: 'a' },
} as unknown as Review;

it.each([
  ['is copied', { writeText: vi.fn(async () => undefined) }, 'скопирована.'],
  ['stands in the address where there is no clipboard', undefined, 'в\u00a0адресной строке'],
])('the link with the ticks %s, and says so', async (_, clipboard, said) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(
    <Reviewing review={review}>
      <Left />
    </Reviewing>,
  );
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(said));
  if (clipboard) expect(clipboard.writeText).toHaveBeenCalledWith(expect.stringContaining('#seen='));
});
