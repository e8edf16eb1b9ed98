import { openPictures } from '../../../content/pictures/open-pictures.ts';
import type { SiteRule } from '../../engine/rule.ts';

/** A text column is 630 px wide; a sharp screen shows twice the pixels. */
const narrowest = 640;

/**
 * A picture is a file beside its page, or one of `public/` named from its root, that browsers can show and the build
 * can convert (src/content/pictures/refusals.ts). It has the pixels that screens need; more of them do no harm: the build
 * makes the sizes that are asked for.
 *
 * Bad: `![Журнал](jurnal.png)` and no such file, a text named `journal.png`, 80 million pixels, 200 × 150. Good:
 * `![Журнал группы](journal.png)` and `journal.png` beside the page, 1600 × 900 or a photo straight from a phone.
 */
export const rule: SiteRule = {
  id: 'image/size',
  *check({ files, root }) {
    const pictures = openPictures(root);
    for (const [file, { facts }] of files)
      for (const { src, from, to, field } of facts.images) {
        const place = { file, from, to, field };
        const found = pictures.find(file, src);
        if ('refusal' in found) {
          yield { ...place, ...found.refusal };
          continue;
        }
        const { width, height, kind } = found.picture;
        if (kind === 'svg' || width >= narrowest) continue;
        yield {
          ...place,
          what: `Картинка ${src} узкая: ${width}\u00a0×\u00a0${height} точек.`,
          expected: `Нужна ширина от ${narrowest} точек.`,
          hint: 'На чётком экране она будет размытой: возьмите исходник крупнее.',
        };
      }
  },
};
