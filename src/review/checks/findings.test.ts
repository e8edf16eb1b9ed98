import { expect, test } from 'vitest';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import { newFindings } from './findings.ts';

test('a newly broken link is a new problem with its line, one broken before is not', () =>
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

test('a problem with another date in its text is the old one; one more of its kind is new', () =>
  inTempSite(siteFileTexts, async ({ root, write }) => {
    const version = (publishAt: string, body: string) => {
      write('pages/about.mdx', mdx(samples.page, body));
      write('pages/later.mdx', mdx({ ...samples.page, title: 'Позже', publishAt }));
      return openStore(root);
    };
    const newOf = async (body: string) => {
      const base = version('2099-01-01', 'Смотрите [потом](/later).\n');
      const found = await newFindings(version('2099-02-01', body), base);
      return found.filter(({ rule }) => rule === 'link/unpublished').map(({ line }) => line);
    };
    const [kept, more] = ['Слово.\n\nСмотрите [потом](/later).\n', 'И [ещё раз](/later).\n'];
    expect(await newOf(kept)).toEqual([]);
    expect(await newOf(`${kept}\n${more}`)).toHaveLength(1);
  }));
