import { expect, test } from 'vitest';
import { inTempSite } from '../../../tests/content.ts';
import { devAddress, noteDevAddress } from './dev-address.ts';

test('returns the address of the running dev server', () =>
  inTempSite({}, ({ root, write }) => {
    expect(devAddress(root)).toBeNull();
    noteDevAddress(root, 'http://localhost:5174/');
    expect(devAddress(root)).toBe('http://localhost:5174');
    // A crashed server: no process has this id.
    write('.cache/dev-address.json', JSON.stringify({ url: 'http://localhost:5175/', pid: 2 ** 30 }));
    expect(devAddress(root)).toBeNull();
  }));
