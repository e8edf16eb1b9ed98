import { publicFiles } from '../engine/public-files.ts';
import type { SiteRule } from '../engine/rule.ts';

/** On a phone's connection a heavier picture takes longer than the page around it. */
const heaviest = 300_000;

/**
 * A picture in a text weighs at most 300 kB.
 *
 * Bad: a photo of 4 MB straight from the phone. Good: the same in WebP, 1600 px wide.
 */
export const imageWeight: SiteRule = {
  id: 'image/weight',
  severity: 'error',
  *check({ files, root }) {
    let sizes: Map<string, number> | undefined;
    for (const [file, { facts }] of files) {
      for (const { src, from, to, field } of facts.images) {
        if (!src.startsWith('/')) continue;
        sizes ??= publicFiles(root);
        const size = sizes.get(src) ?? 0;
        if (size <= heaviest) continue;
        yield {
          ...{ file, from, to, field },
          what: `Картинка ${src} весит ${Math.round(size / 1000)}\u00a0КБ, наибольший вес\u00a0— ${heaviest / 1000}\u00a0КБ.`,
          hint: 'Сохраните её в\u00a0WebP шириной не больше 1600 точек.',
        };
      }
    }
  },
};
