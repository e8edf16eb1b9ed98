import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleFeature } from '../../tests/sampleCards.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { ToolsCarousel } from './ToolsCarousel.tsx';

afterEach(cleanup);
const featureCards = Array.from({ length: 13 }, (_, index) => sampleFeature(index + 1));
const carousel = (
  <TestSite answers={{ featureCards }}>
    <ToolsCarousel heading="Инструменты" />
  </TestSite>
);

test('has 13 cards, each a link to its feature and named for its audience', () => {
  render(carousel);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(13);
  expect(links[4]?.getAttribute('href')).toBe('/feature/tool-5');
  expect(screen.getAllByText('Репетиторам')).toHaveLength(13);
});
