import { expect, test } from 'vitest';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import { problem } from '../../content/problems/problems.ts';
import { quarantineSections } from './build-site.ts';

test('a preview quarantines a page with invalid props, not one with a broken link', () =>
  inTempSite(
    { ...siteFileTexts, 'pages/a.mdx': mdx(samples.page), 'pages/b.mdx': mdx(samples.page) },
    ({ root }) => {
      const store = openStore(root, { mode: 'writers' });
      quarantineSections(store, [
        problem('pages/a.mdx', 'props/value', { what: 'Вид «tipp» неизвестен.' }),
        problem('pages/b.mdx', 'link/broken', { what: 'Ссылка никуда не ведёт.' }),
      ]);
      expect(Object.keys(store.index().writers?.quarantine ?? {})).toEqual(['/a']);
    },
  ));
