import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sampleSite.ts';
import { TestSite } from '../../../tests/TestSite.tsx';
import { Footer } from './Footer.tsx';

const brandOf = (brand: string) => {
  const { container } = render(
    <TestSite settings={{ brand }}>
      <Footer />
    </TestSite>,
  );
  return container.querySelector('[data-brand]')?.className;
};

test('a longer brand than the sample’s has smaller letters at the end of the page', () => {
  expect(brandOf('Учёба')).toBe(brandOf(sampleSite.settings.brand));
  expect(brandOf('Marifat Online')).not.toBe(brandOf('Учёба'));
});
