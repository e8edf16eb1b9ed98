import { expect, test } from 'vitest';
import { inTempSite, openStore, siteFileTexts } from '../../../tests/content.ts';
import { barePage } from './bare-page.ts';

test('problems of a site file that was never valid are shown on a bare page', () =>
  inTempSite({ ...siteFileTexts, 'pages/_site/header.mdx': '---\nmenu: <b>\n---\n' }, ({ root, write }) => {
    const store = openStore(root, { mode: 'writers' });
    expect(store.hasSite()).toBe(false);
    const html = barePage(store.problems());
    expect(html).toContain('<code>pages/_site/header.mdx:2:7</code>');
    expect(html).not.toContain('<b>');
    write('pages/_site/header.mdx', siteFileTexts['pages/_site/header.mdx']);
    store.update('pages/_site/header.mdx');
    expect(store.hasSite()).toBe(true);
  }));
