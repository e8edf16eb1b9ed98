import { expect, test } from 'vitest';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import { newFindings } from './findings.ts';

test('a link that the change broke is a new problem with its line, one that was broken before is none', () =>
  inTempSite(siteFileTexts, async ({ root, write }) => {
    const about = (body: string) => {
      write('pages/about.mdx', mdx(samples.page, body));
      return openStore(root);
    };
    const base = about('Было [раз](/lost).\n');
    const found = await newFindings(about('Слово.\n\nБыло [раз](/lost), стало [два](/gone).\n'), base);
    expect(found.filter(({ rule }) => rule === 'link/broken')).toMatchObject([
      { file: 'pages/about.mdx', severity: 'error', text: expect.stringContaining('/gone') },
    ]);
  }));
