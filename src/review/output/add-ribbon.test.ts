import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addRibbon } from './add-ribbon.ts';

test('pages have the ribbon, and examples in the gallery’s frames do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ribbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '_components'));
  const files = ['index.html', '_components.html', '_components/Faq.html'];
  for (const file of files) writeFileSync(join(folder, file), '<body><p>Текст.</p></body>');
  addRibbon(folder, '/pr-12/');
  const scripts = files.map((file) => readFileSync(join(folder, file), 'utf8').match(/src="(.*?)"/)?.[1]);
  expect(scripts).toEqual(['/pr-12/preview/ribbon.js', '/pr-12/preview/ribbon.js', undefined]);
});
