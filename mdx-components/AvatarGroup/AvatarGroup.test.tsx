import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

afterEach(cleanup);

const people = [{ name: 'Дилноза Каримова', image: '/people/dilnoza.svg' }, { name: 'Азиз Рахимов' }];

test('says how many people, which rating and from how many reviews', () => {
  const { container } = render(
    <TestSite>
      <AvatarGroup people={people} users="5 000+" rating="4,8" reviews="200+" />
    </TestSite>,
  );
  expect(container.textContent).toContain('5\u00a0000+');
  expect(container.textContent).toContain('4,8 из 5, 200+ отзывов');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/people/dilnoza.svg');
  expect(container.textContent).toContain('АР');
});
