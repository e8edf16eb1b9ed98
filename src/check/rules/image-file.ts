import { openPictures } from '../../content/pictures/open-pictures.ts';
import type { SiteRule } from '../engine/rule.ts';

/** What a rule about a picture's own file may find (src/content/pictures/refusals.ts). */
const rules = ['image/missing', 'image/format', 'image/weight', 'image/size', 'image/code'] as const;

/**
 * A picture is a file beside its page, or one of `public/` named from its root, that browsers can show and the build
 * can convert.
 *
 * Bad: `![Журнал](jurnal.png)` and no such file, a text named `journal.png`, 80 million pixels. Good:
 * `![Журнал группы](journal.png)` and `journal.png` beside the page.
 */
export const imageFile: SiteRule[] = rules.map((id) => ({
  id,
  severity: 'error',
  *check({ files, root }) {
    const pictures = openPictures(root);
    for (const [file, { facts }] of files)
      for (const { src, from, to, field } of facts.images) {
        const found = pictures.find(file, src);
        if ('picture' in found || found.refusal.rule !== id) continue;
        const { what, expected = '', hint } = found.refusal;
        yield { file, from, to, field, what, expected, hint };
      }
  },
}));
