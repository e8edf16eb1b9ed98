import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';

/** Names that stand in nothing but a preview. */
const traces = /preview-ribbon|preview-marks|preview-inserted|preview\/ribbon\.js|Показать сайт на дату/;

test('production carries no trace of the reviewers’ tools', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css|json|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => traces.test(readFileSync(join(builtSite, file), 'utf8')))).toEqual([]);
  expect(files.filter((file) => file.startsWith('preview'))).toEqual([]);
});
