import { expect, it } from 'vitest';
import { shippedLicences } from '../licences.ts';

it('nothing that reaches a visitor is copyleft', () => {
  const all = shippedLicences();
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(({ permissive }) => !permissive)).toEqual([]);
});
