import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { MapFacade } from './MapFacade.tsx';

test('asks the map service for nothing until the visitor wants the map', () => {
  const { container } = render(
    <TestSite>
      <MapFacade />
    </TestSite>,
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://map.example/tashkent');
  fireEvent.click(screen.getByRole('button', { name: 'Показать карту' }));
  const frame = screen.getByTitle('Карта: Ташкент');
  expect(frame.getAttribute('src')).toBe('https://map.example/embed');
  expect(document.activeElement).toBe(frame);
});
