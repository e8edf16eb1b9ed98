import { expect, test } from 'vitest';
import { inTempSite } from '../../../tests/content.ts';
import { rulesDigest } from './check-files.ts';

test('another list of icons changes the digest of the rules', () =>
  inTempSite({ 'src/vocabulary.ts': '[]', 'mdx-components/index.ts': '' }, ({ root, write }) => {
    const before = rulesDigest(root);
    write('src/vocabulary.ts', "['anchor']");
    expect(rulesDigest(root)).not.toBe(before);
  }));
