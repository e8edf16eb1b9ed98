import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { png } from '../../../tests/broken.ts';
import { inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import type { BodyFacts } from '../../content/mdx/compiler.ts';
import { openCompiler } from '../../content/mdx/compiler.ts';
import { usedPictures } from './write-pictures.ts';

const post = (fields: object, name: string) =>
  mdx(
    { ...samples.post, ...fields, picture: { file: `${name}-field.png`, alt: 'Ученики у доски' } },
    `![Ученики у доски](${name}-text.png)\n`,
  );

it('pictures of drafts and scheduled posts are only in the site for writers', () =>
  inTempSite(
    {
      ...siteFileTexts,
      'pages/blog-single/a.mdx': post({}, 'public'),
      'pages/blog-single/b.mdx': post({ draft: true }, 'draft'),
      'pages/blog-single/c.mdx': post({ publishAt: '2099-01-01' }, 'later'),
    },
    async ({ root, write }) => {
      for (const name of ['public', 'draft', 'later'])
        for (const place of ['field', 'text']) write(`pages/blog-single/${name}-${place}.png`, png(800, 600));
      const used = async (mode: 'production' | 'writers') => {
        const store = openStore(root, { mode });
        const compile = openCompiler({ known: [], development: false, root });
        const facts = new Map<string, BodyFacts>();
        for (const { file, source } of store.files.values()) facts.set(file, await compile(file, source));
        return usedPictures(root, store.index(), facts)
          .map(({ source }) => basename(source))
          .sort();
      };
      expect(await used('production')).toEqual(['public-field.png', 'public-text.png']);
      expect(await used('writers')).toHaveLength(6);
    },
  ));
