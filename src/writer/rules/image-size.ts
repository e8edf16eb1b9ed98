import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { pixelsOf } from '../engine/pixels.ts';
import { publicFiles } from '../engine/public-files.ts';
import type { SiteRule } from '../engine/rule.ts';

/** A text column is 720 px wide; sharp screens show twice the pixels, more is never seen. */
const narrowest = 640;
const widest = 2400;

/**
 * A picture in a text has the pixels that screens need.
 *
 * Bad: 4000 × 3000, 200 × 150. Good: 1600 × 900.
 */
export const imageSize: SiteRule = {
  id: 'image/size',
  severity: 'error',
  *check({ files, root }) {
    let known: Map<string, number> | undefined;
    for (const [file, { facts }] of files) {
      for (const { src, from, to, field } of facts.images) {
        if (!/^\/.*\.(?:png|jpe?g|webp|gif)$/i.test(src)) continue;
        known ??= publicFiles(root);
        const pixels = known.has(src) ? pixelsOf(head(join(root, 'public', src))) : null;
        if (!pixels || (pixels.width >= narrowest && pixels.width <= widest)) continue;
        const small = pixels.width < narrowest;
        yield {
          ...{ file, from, to, field },
          what: `Картинка ${src} ${small ? 'узкая' : 'слишком большая'}: ${pixels.width}\u00a0×\u00a0${pixels.height} точек.`,
          expected: `Нужна ширина от ${narrowest} до ${widest} точек.`,
          hint: small
            ? 'На чётком экране она будет размытой: возьмите исходник крупнее.'
            : 'Уменьшите её до 1600 точек в\u00a0ширину.',
        };
      }
    }
  },
};

/** The first bytes of a file: headers of pictures stand there. */
function head(path: string): Buffer {
  const bytes = Buffer.alloc(65_536);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}
