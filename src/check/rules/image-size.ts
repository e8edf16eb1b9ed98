import { openPictures } from '../../content/pictures/open-pictures.ts';
import type { SiteRule } from '../engine/rule.ts';

/** A text column is 630 px wide; a sharp screen shows twice the pixels. */
const narrowest = 640;

/**
 * A picture in a text has the pixels that screens need. More of them do no harm: the build makes the sizes that are
 * asked for.
 *
 * Bad: 200 × 150. Good: 1600 × 900, or a photo straight from a phone.
 */
export const imageSize: SiteRule = {
  id: 'image/size',
  severity: 'error',
  *check({ files, root }) {
    const pictures = openPictures(root);
    for (const [file, { facts }] of files) {
      for (const { src, from, to, field } of facts.images) {
        const found = pictures.find(file, src);
        if (!('picture' in found)) continue;
        const { width, height, kind } = found.picture;
        if (kind === 'svg' || width >= narrowest) continue;
        yield {
          file,
          from,
          to,
          field,
          what: `Картинка ${src} узкая: ${width}\u00a0×\u00a0${height} точек.`,
          expected: `Нужна ширина от ${narrowest} точек.`,
          hint: 'На чётком экране она будет размытой: возьмите исходник крупнее.',
        };
      }
    }
  },
};
